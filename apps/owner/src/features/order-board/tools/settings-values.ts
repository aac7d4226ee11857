import type { OrderingSettings } from '@chalkboard/contracts';
import { ORDERING_DEFAULTS } from '@chalkboard/contracts/order-lifecycle';
import { parsedMinutes } from '../live/minutes';
import { drillOf, drillValuesOf, type DrillValues } from './drill-values';

/** The settings as they are written in a form. */
export interface SettingsValues extends DrillValues {
  readonly prepMinutes: string;
  readonly secondMessage: string;
  readonly backup: string;
  readonly tellCustomer: string;
  readonly calls: boolean;
  readonly callAfterMinutes: string;
  readonly autoRejects: boolean;
  readonly autoRejectMinutes: string;
  readonly backupPhone: string;
  readonly backupEmail: string;
}

export function settingsValuesOf(settings: OrderingSettings): SettingsValues {
  const { prepMinutes, escalateAfter, autoRejectMinutes, callAfterMinutes = null } = settings;
  const { backupPhone = '', backupEmail = '' } = settings;
  return {
    ...drillValuesOf(settings),
    prepMinutes: String(prepMinutes),
    secondMessage: String(escalateAfter.secondMessage),
    backup: String(escalateAfter.backup),
    tellCustomer: String(escalateAfter.tellCustomer),
    calls: callAfterMinutes !== null,
    callAfterMinutes: String(callAfterMinutes ?? ORDERING_DEFAULTS.callAfterMinutes),
    autoRejects: autoRejectMinutes !== null,
    autoRejectMinutes: String(autoRejectMinutes ?? ORDERING_DEFAULTS.autoRejectMinutes),
    backupPhone,
    backupEmail,
  };
}

/**
 * What was written, on top of what the form does not show; undefined when minutes cannot be read or do not follow each
 * other.
 */
export function settingsOf(values: SettingsValues, before: OrderingSettings): OrderingSettings | undefined {
  const prepMinutes = parsedMinutes(values.prepMinutes);
  const secondMessage = parsedMinutes(values.secondMessage);
  const backup = parsedMinutes(values.backup);
  const tellCustomer = parsedMinutes(values.tellCustomer);
  const autoReject = values.autoRejects ? parsedMinutes(values.autoRejectMinutes) : null;
  const callAfter = values.calls ? parsedMinutes(values.callAfterMinutes) : null;
  const openingDrill = drillOf(values);
  if (callAfter === undefined || openingDrill === undefined) return undefined;
  if (!prepMinutes || !secondMessage || !backup || !tellCustomer || autoReject === undefined || !escalates(values))
    return undefined;
  return {
    ...before,
    prepMinutes,
    escalateAfter: { secondMessage, backup, tellCustomer },
    autoRejectMinutes: autoReject,
    // Who never had calls or drills has no word on them.
    ...((openingDrill !== null || before.openingDrill !== undefined) && { openingDrill }),
    ...((callAfter !== null || before.callAfterMinutes !== undefined) && { callAfterMinutes: callAfter }),
    backupPhone: values.backupPhone.trim(),
    backupEmail: values.backupEmail.trim(),
  };
}

/** Whether each step of the escalation comes after the one before it, as far as they can be read. */
export function escalates({
  secondMessage,
  backup,
  tellCustomer,
  autoRejects,
  autoRejectMinutes,
}: SettingsValues): boolean {
  const steps = [secondMessage, backup, tellCustomer, ...(autoRejects ? [autoRejectMinutes] : [])]
    .map(parsedMinutes)
    .filter((step) => step !== undefined);
  return steps.every((escalationStep, index) => index === 0 || escalationStep > steps[index - 1]!);
}
