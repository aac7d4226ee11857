import { PLAN_IDS, PLANS, type PlanId } from '@chalkboard/contracts';
import fc from 'fast-check';
import { addDays, daysBetween } from './days';
import {
  settled,
  stateOf,
  withClosing,
  withPlan,
  withStatus,
  type Change,
  type LedgerDraft,
  type Moment,
  type Subscription,
} from './subscription';
import { approved } from './subscription.factory';

interface Deed {
  readonly afterHours: number;
  readonly plan?: PlanId;
  readonly closing?: boolean;
  readonly status?: 'approved' | 'rejected';
}

const START = Date.parse('2026-01-30T21:15:00Z');
const HOUR_MS = 3_600_000;
/** What rounding may put on one day, cents: half a cent for each entry that has it. */
const ROUNDING = 6;

const afterHours = fc.integer({ min: 0, max: 1200 });
const deeds = fc.array(
  fc.oneof<fc.Arbitrary<Deed>[]>(
    fc.record({ afterHours, plan: fc.constantFrom(...PLAN_IDS) }),
    fc.record({ afterHours, closing: fc.boolean() }),
    fc.record({ afterHours, status: fc.constantFrom('approved' as const, 'rejected' as const) }),
  ),
  { maxLength: 25 },
);
const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC');

function done(subscription: Subscription, { plan = 'free', closing, status }: Deed, moment: Moment): Change {
  if (closing !== undefined) return withClosing(subscription, closing, moment);
  if (status) return withStatus(subscription, status, moment);
  return stateOf(subscription, moment.now) === 'paused'
    ? settled(subscription, moment)
    : withPlan(subscription, plan, moment);
}

/** Charges less credits of each day, each entry in equal parts over its days. */
function byDay(entries: readonly LedgerDraft[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const { from, until, amountMinor } of entries) {
    for (let day = from; day < until; day = addDays(day, 1))
      days.set(day, (days.get(day) ?? 0) + amountMinor / daysBetween(from, until));
  }
  return days;
}

describe('whatever is done, in whatever order and place', () => {
  it('no credit exceeds what was charged, and no day is charged twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLAN_IDS), zones, deeds, (plan, zone, sequence) => {
        let now = START;
        let subscription = approved(plan, { now: new Date(now), zone });
        let balance = 0;
        const written: LedgerDraft[] = [];
        for (const deed of sequence) {
          now += deed.afterHours * HOUR_MS;
          const moment = { now: new Date(now), zone };
          const change = done(subscription, deed, moment);
          subscription = change.subscription;
          written.push(...change.entries);
          for (const { plan: of, amountMinor } of change.entries) {
            balance += amountMinor;
            expect(balance).toBeGreaterThanOrEqual(0);
            expect(Math.abs(amountMinor)).toBeLessThanOrEqual(PLANS[of].monthlyPriceMinor);
          }
          expect(settled(subscription, moment).entries).toEqual([]);
        }
        for (const cents of byDay(written).values()) {
          expect(cents).toBeGreaterThanOrEqual(-ROUNDING);
          // The dearest plan costs its 28th part a day, at most.
          expect(cents).toBeLessThanOrEqual(PLANS.enterprise.monthlyPriceMinor / 28 + ROUNDING);
        }
      }),
      { numRuns: 100 },
    );
  });
});
