import type { EscalationStep, OrderingSettings } from '@chalkboard/contracts';
import type { Order } from './order';
import { callDue, escalated, statusChanged, type ChangedOrder } from './order-facts';
import { moved } from './order-lifecycle';

const MINUTE_MS = 60_000;

/** What the customer reads when a deadline turned the order down. */
const NOT_ANSWERED = 'The restaurant did not answer in time.';

/**
 * Rungs are taken within moments of their time. One that is later than this was held up by an outage, in which nobody
 * could answer either.
 */
const LATE_MS = MINUTE_MS;

/** The steps of an escalation in their order: those that are told as such, and the call, which has its own event. */
export const LADDER = ['second_message', 'call', 'backup', 'tell_customer', 'auto_reject'] as const satisfies readonly (
  EscalationStep | 'call'
)[];
export type LadderStep = (typeof LADDER)[number];

/** When an escalation step is taken, unless somebody has answered by then. */
export interface Deadline {
  readonly step: LadderStep;
  readonly dueAt: Date;
}

/** A step as it stands: taken, or to come. */
export interface Step extends Deadline {
  readonly taken: boolean;
}

/** What is done on an escalation with a due step. */
export interface Escalation {
  /** The step that is taken now; undefined when the one that was due is put off. */
  readonly step: LadderStep | undefined;
  /** Rungs that are not taken any more. */
  readonly skipped: readonly LadderStep[];
  /** Rungs to come that have another time now. */
  readonly putOff: readonly Deadline[];
}

/**
 * The escalation of an order that was just placed, soonest step first. It starts at once for an order that is for
 * later as well: an answer is wanted then. An order that is under way already, since the restaurant entered it, has
 * none.
 */
export function escalationStepsOf(
  { placedAt, enteredBy, test }: Pick<Order, 'placedAt' | 'enteredBy' | 'test'>,
  settings: OrderingSettings,
): Deadline[] {
  if (enteredBy === 'restaurant' || test) return [];
  const { escalateAfter, autoRejectMinutes, callAfterMinutes = null, backupPhone, backupEmail } = settings;
  const after: Readonly<Record<LadderStep, number | null>> = {
    second_message: escalateAfter.secondMessage,
    call: callAfterMinutes,
    backup: backupPhone || backupEmail ? escalateAfter.backup : null,
    tell_customer: escalateAfter.tellCustomer,
    auto_reject: autoRejectMinutes,
  };
  return LADDER.flatMap((step) => {
    const minutes = after[step];
    return minutes === null ? [] : [{ step, dueAt: new Date(placedAt.getTime() + minutes * MINUTE_MS) }];
  }).toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/**
 * What is done on an escalation with a due step. On time, that step is taken. After an outage
 * - the highest step that is due is taken and those below it are skipped: one word to whoever learns of it next, not
 *   three at once;
 * - the order is not turned down: the restaurant could not answer. It has as long from now as it had between the step
 *   before and that one, a minute at the least;
 * - what is still to come keeps its distance from the step that is taken.
 * @param steps the steps of the order, soonest first, as `escalationStepsOf` made them; without those that were skipped
 */
export function dueStep(steps: readonly Step[], placedAt: Date, now: Date): Escalation {
  const late = ({ dueAt }: Deadline) => now.getTime() - dueAt.getTime() > LATE_MS;
  const open = steps.filter(({ taken }) => !taken);
  const due = open.filter(({ dueAt }) => dueAt <= now);
  const first = due[0];
  if (!first || !late(first)) return { step: first?.step, skipped: [], putOff: [] };

  const telling = due.filter(({ step }) => step !== 'auto_reject');
  const highest = telling.at(-1);
  const delayMs = highest && late(highest) ? now.getTime() - highest.dueAt.getTime() : 0;
  const putOff = open
    .filter((escalationStep) => !telling.includes(escalationStep))
    .map((escalationStep) => {
      const shifted = new Date(escalationStep.dueAt.getTime() + delayMs);
      const before = steps[steps.indexOf(escalationStep) - 1]?.dueAt ?? placedAt;
      const againMs = Math.max(escalationStep.dueAt.getTime() - before.getTime(), MINUTE_MS);
      return {
        step: escalationStep.step,
        dueAt: shifted > now ? shifted : new Date(now.getTime() + againMs),
        was: escalationStep.dueAt,
      };
    })
    .filter(({ dueAt, was }) => dueAt > was)
    .map(({ step, dueAt }) => ({ step, dueAt }));
  return { step: highest?.step, skipped: telling.slice(0, -1).map(({ step }) => step), putOff };
}

/** The order after an escalation step, with the event about it; undefined when it has been answered. */
export function escalate(order: Order, step: LadderStep, at: Date): ChangedOrder | undefined {
  if (order.status !== 'placed') return undefined;
  if (step === 'call') return { order, facts: [callDue(order, at)] };
  // The version stays: a board that shows the order may still answer it as it is.
  if (step !== 'auto_reject') return { order, facts: [escalated(order, step, at)] };
  const rejected = moved(order, { move: 'reject', by: 'system', means: 'deadline', at, reason: NOT_ANSWERED });
  return { order: rejected, facts: [statusChanged(rejected)] };
}
