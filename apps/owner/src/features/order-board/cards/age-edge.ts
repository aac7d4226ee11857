import type { BoardOrder, OrderingSettings } from '@chalkboard/contracts';
import { minutesLate } from '../live/board-columns';

const MINUTE_MS = 60_000;
/** From this share of the promised time on an order is nearly due. */
const NEARLY = 0.75;

/** When nobody answers a new order, something happens after so many minutes. */
export type AnswerLimits = Pick<OrderingSettings, 'escalateAfter' | 'autoRejectMinutes'>;

/** How far the time of an order has run: what the edge of its ticket shows. */
export interface AgeEdge {
  /** From 0 to 1: how much of the edge is filled. */
  readonly share: number;
  readonly level: 'calm' | 'soon' | 'late';
  /**
   * `answer`: minutes left until the last step for unanswered orders; `ready`: until the promised time; `late`: minutes
   * since then.
   */
  readonly words: { readonly kind: 'answer' | 'ready' | 'late'; readonly minutes: number };
}

type TimedOrder = Pick<BoardOrder, 'status' | 'placedAt' | 'promisedAt' | 'history'>;

/**
 * A new order runs from when it was placed to the last step for unanswered ones; one in work from when it was accepted
 * to the promised time. Undefined where no time runs: what is ready waits for its guest.
 * @param now the server's time, ms
 */
export function ageEdge(order: TimedOrder, limits: AnswerLimits, now: number): AgeEdge | undefined {
  if (order.status === 'placed') return answerEdge(order, limits, now);
  const { promisedAt, history, placedAt, status } = order;
  if (!promisedAt || !['accepted', 'preparing', 'out_for_delivery'].includes(status)) return undefined;
  const from = Date.parse(history.find((change) => change.status === 'accepted')?.at ?? placedAt);
  const to = Date.parse(promisedAt);
  const share = to > from ? filled((now - from) / (to - from)) : 1;
  if (now >= to) return { share: 1, level: 'late', words: { kind: 'late', minutes: minutesLate(order, now) } };
  return { share, level: share >= NEARLY ? 'soon' : 'calm', words: { kind: 'ready', minutes: left(to, now) } };
}

function answerEdge(
  { placedAt }: TimedOrder,
  { escalateAfter, autoRejectMinutes }: AnswerLimits,
  now: number,
): AgeEdge {
  const from = Date.parse(placedAt);
  const to = from + (autoRejectMinutes ?? escalateAfter.tellCustomer) * MINUTE_MS;
  const share = filled((now - from) / (to - from));
  if (now >= to)
    return { share: 1, level: 'late', words: { kind: 'late', minutes: Math.floor((now - to) / MINUTE_MS) } };
  const soon = now >= from + escalateAfter.secondMessage * MINUTE_MS;
  return { share, level: soon ? 'soon' : 'calm', words: { kind: 'answer', minutes: left(to, now) } };
}

function filled(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Whole minutes, the one that runs counted. */
function left(to: number, now: number): number {
  return Math.ceil((to - now) / MINUTE_MS);
}
