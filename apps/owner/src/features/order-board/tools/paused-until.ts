import { PAUSED_UNTIL_REOPENED } from '@chalkboard/contracts/order-lifecycle';

const MINUTE_MS = 60_000;

/** Whether no orders are taken at `now` (ms), and until when: `undefined` they are, `null` until somebody reopens. */
export function pauseAt(pausedUntil: string | null, now: number): string | null | undefined {
  if (pausedUntil === null || Date.parse(pausedUntil) <= now) return undefined;
  return Date.parse(pausedUntil) >= Date.parse(PAUSED_UNTIL_REOPENED) ? null : pausedUntil;
}

/** The instant `minutes` after `now` (ms). */
export function pauseFor(minutes: number, now: number): string {
  return new Date(now + minutes * MINUTE_MS).toISOString();
}
