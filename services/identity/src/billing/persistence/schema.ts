import { Billing1760002100000 } from './migrations/1760002100000-billing';
import { BillingReads1760002290000 } from './migrations/1760002290000-billing-reads';
import { PayoutEntries1760002600200 } from './migrations/1760002600200-payout-entries';

export const BILLING_MIGRATIONS = [Billing1760002100000, BillingReads1760002290000, PayoutEntries1760002600200];
