import type { AdminPayments } from '@chalkboard/contracts';

export type PaymentStatistics = Pick<
  AdminPayments,
  'plans' | 'monthlyRecurringMinor' | 'trialsEndingSoon' | 'months' | 'total' | 'rewards'
>;

/** What plans, ledger and rewards add up to: a port. */
export abstract class Payments {
  abstract statistics(now: Date): Promise<PaymentStatistics>;
}
