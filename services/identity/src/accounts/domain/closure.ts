import { randomBytes } from 'node:crypto';
import { DATA_RETENTION } from '@chalkboard/contracts';

const DAY_MS = 86_400_000;

/** When what is closed now is gone. */
export function goneAtOf(closedAt: Date): Date {
  return new Date(closedAt.getTime() + DATA_RETENTION.closedAccountDays * DAY_MS);
}

/** 128 random bits: whoever has the receipt may read it, and nobody guesses one. */
export function newReceipt(): string {
  return randomBytes(16).toString('hex');
}
