import { ESCALATION_STEPS, type EscalationStep, type OrderingSettings } from '@chalkboard/contracts';
import type { Order } from './order';
import { escalated, statusChanged, type ChangedOrder } from './order-facts';
import { moved } from './order-lifecycle';

const MINUTE_MS = 60_000;

/** What the customer reads when a deadline turned the order down. */
const NOT_ANSWERED = 'The restaurant did not answer in time.';

/**
 * Rungs are taken within moments of their time. One that is later than this was held up by an outage, in which nobody
 * could answer either.
 */
const LATE_MS = MINUTE_MS;

/** When a rung of the ladder is taken, unless somebody has answered by then. */
export interface Deadline {
  readonly step: EscalationStep;
  readonly dueAt: Date;
}

/** A rung as it stands: taken, or to come. */
export interface Rung extends Deadline {
  readonly taken: boolean;
}

/** What is done on a ladder of which a rung is due. */
export interface Climb {
  /** The rung that is taken now; undefined when the one that was due is put off. */
  readonly step: EscalationStep | undefined;
  /** Rungs that are not taken any more. */
  readonly skipped: readonly EscalationStep[];
  /** Rungs to come that have another time now. */
  readonly putOff: readonly Deadline[];
}

/**
 * The ladder of an order that was just placed, soonest rung first. It starts at once for an order that is for later as
 * well: an answer is wanted then. An order that is under way already, since the restaurant entered it, has none.
 */
export function ladderOf(
  { placedAt, enteredBy, test }: Pick<Order, 'placedAt' | 'enteredBy' | 'test'>,
  settings: OrderingSettings,
): Deadline[] {
  if (enteredBy === 'restaurant' || test) return [];
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

/**
 * What is done on a ladder of which a rung is due. On time, that rung is taken. After an outage
 * - the highest rung that is due is taken and those below it are skipped: one word to whoever hears of it next, not
 *   three at once;
 * - the order is not turned down: the restaurant could not answer. It has as long from now as it had between the rung
 *   before and that one, a minute at the least;
 * - what is still to come keeps its distance from the rung that is taken.
 * @param ladder the rungs of the order, soonest first, as `ladderOf` made them; without those that were skipped
 */
export function climb(ladder: readonly Rung[], placedAt: Date, now: Date): Climb {
  const late = ({ dueAt }: Deadline) => now.getTime() - dueAt.getTime() > LATE_MS;
  const open = ladder.filter(({ taken }) => !taken);
  const due = open.filter(({ dueAt }) => dueAt <= now);
  const first = due[0];
  if (!first || !late(first)) return { step: first?.step, skipped: [], putOff: [] };

  const telling = due.filter(({ step }) => step !== 'auto_reject');
  const highest = telling.at(-1);
  const delayMs = highest && late(highest) ? now.getTime() - highest.dueAt.getTime() : 0;
  const putOff = open
    .filter((rung) => !telling.includes(rung))
    .map((rung) => {
      const shifted = new Date(rung.dueAt.getTime() + delayMs);
      const before = ladder[ladder.indexOf(rung) - 1]?.dueAt ?? placedAt;
      const againMs = Math.max(rung.dueAt.getTime() - before.getTime(), MINUTE_MS);
      return { step: rung.step, dueAt: shifted > now ? shifted : new Date(now.getTime() + againMs), was: rung.dueAt };
    })
    .filter(({ dueAt, was }) => dueAt > was)
    .map(({ step, dueAt }) => ({ step, dueAt }));
  return { step: highest?.step, skipped: telling.slice(0, -1).map(({ step }) => step), putOff };
}

/** The order after a rung was taken, with what is told of it; undefined when it has been answered. */
export function escalate(order: Order, step: EscalationStep, at: Date): ChangedOrder | undefined {
  if (order.status !== 'placed') return undefined;
  // The version stays: a board that shows the order may still answer it as it is.
  if (step !== 'auto_reject') return { order, facts: [escalated(order, step, at)] };
  const rejected = moved(order, { move: 'reject', by: 'system', means: 'deadline', at, reason: NOT_ANSWERED });
  return { order: rejected, facts: [statusChanged(rejected)] };
}
