import { ESCALATION_STEPS, type EscalationStep, type OrderingSettings } from '@chalkboard/contracts';
import type { Order } from './order';
import { escalated, statusChanged } from './order-facts';
import { moved } from './order-lifecycle';
import type { ChangedOrder } from './order.repository';

const MINUTE_MS = 60_000;

/** What the customer reads when a deadline turned the order down. */
const NOT_ANSWERED = 'The restaurant did not answer in time.';

/** When a rung of the ladder is taken, unless somebody has answered by then. */
export interface Deadline {
  readonly step: EscalationStep;
  readonly dueAt: Date;
}

/**
 * The ladder of an order that was just placed, soonest rung first. It starts at once for an order that is for later as well: an answer is
 * wanted then. An order that is under way already, since the restaurant entered it, has none.
 */
export function ladderOf({ placedAt, enteredBy }: Pick<Order, 'placedAt' | 'enteredBy'>, settings: OrderingSettings): Deadline[] {
  if (enteredBy === 'restaurant') return [];
  const { escalateAfter, autoRejectMinutes, backupPhone, backupEmail } = settings;
  const after: Readonly<Record<EscalationStep, number | null>> = {
    second_message: escalateAfter.secondMessage,
    backup: backupPhone || backupEmail ? escalateAfter.backup : null,
    tell_customer: escalateAfter.tellCustomer,
    auto_reject: autoRejectMinutes,
  };
  return ESCALATION_STEPS.flatMap((step) => {
    const minutes = after[step];
    return minutes === null ? [] : [{ step, dueAt: new Date(placedAt.getTime() + minutes * MINUTE_MS) }];
  }).toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/** The order after a rung was taken, with what is told of it; undefined when it has been answered. */
export function escalate(order: Order, step: EscalationStep, at: Date): ChangedOrder | undefined {
  if (order.status !== 'placed') return undefined;
  // The version stays: a board that shows the order may still answer it as it is.
  if (step !== 'auto_reject') return { order, facts: [escalated(order, step, at)] };
  const rejected = moved(order, { move: 'reject', by: 'system', means: 'deadline', at, reason: NOT_ANSWERED });
  return { order: rejected, facts: [statusChanged(rejected)] };
}
