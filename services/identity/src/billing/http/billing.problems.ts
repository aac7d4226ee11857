import type { ProblemTable } from '@chalkboard/service-kit';
import type { BillingErrorCode } from '../domain/billing.errors';

export const BILLING_PROBLEMS: ProblemTable<BillingErrorCode> = {
  'billing.business_not_found': { status: 404, title: 'Not found' },
  'billing.owners_only': { status: 403, title: 'Not allowed' },
  'billing.business_paused': { status: 409, title: 'Plan paused' },
  'billing.referral_not_found': { status: 404, title: 'Not found' },
  'billing.payout_incomplete': { status: 400, title: 'Missing information' },
  'billing.note_needed': { status: 400, title: 'Missing information' },
  'billing.reward_not_earned': { status: 409, title: 'Nothing to pay yet' },
  'billing.reward_paid': { status: 409, title: 'Paid already' },
};
