import { LedgerEntryEntity, LedgerMonthEntity } from './ledger.entities';
import { PayoutEntryEntity, ReferralPayoutEntity } from './payout.entities';
import { SubscriptionEntity } from './subscription.entity';

/** Every table of billing. */
export const BILLING_ENTITIES = [
  SubscriptionEntity,
  LedgerEntryEntity,
  LedgerMonthEntity,
  ReferralPayoutEntity,
  PayoutEntryEntity,
];
