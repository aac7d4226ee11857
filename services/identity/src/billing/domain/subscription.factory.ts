import type { PlanId } from '@chalkboard/contracts';
import { opened, settled, withStatus, type LedgerDraft, type Moment, type Subscription } from './subscription';

export const NEW_YORK = 'America/New_York';

export function at(instant: string, zone = NEW_YORK): Moment {
  return { now: new Date(instant), zone };
}

/** A business that is approved now. */
export function approved(plan: PlanId, moment: Moment): Subscription {
  return withStatus(opened(plan), 'approved', moment).subscription;
}

/** A paid plan whose first month begins on a day: its trial is over. */
export function charged(plan: PlanId, from: string, zone = NEW_YORK): Subscription {
  const noon = `${from}T12:00:00Z`;
  return settled(
    { ...opened(plan), hasBegun: true, trial: { startedAt: new Date('2025-01-01'), endsAt: new Date(noon) } },
    at(noon, zone),
  ).subscription;
}

/** Kind, plan, days and cents of each entry. */
export function told(entries: readonly LedgerDraft[]): string[] {
  return entries.map(({ kind, plan, from, until, amountMinor }) => `${kind} ${plan} ${from} ${until} ${amountMinor}`);
}
