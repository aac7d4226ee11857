import type { AdminPayments } from '@chalkboard/contracts';

export type PaymentFigures = Pick<
  AdminPayments,
  'plans' | 'monthlyRecurringMinor' | 'trialsEndingSoon' | 'months' | 'total' | 'rewards'
>;

/** What plans, ledger and rewards add up to: a port. */
export abstract class Payments {
  abstract figures(now: Date): Promise<PaymentFigures>;
}
