import { Accounts1760000300000 } from './migrations/1760000300000-accounts';
import { OrderChanges1760001100000 } from './migrations/1760001100000-order-changes';
import { AnonymousOrders1760001250000 } from './migrations/1760001250000-anonymous-orders';
import { OwnerAccounts1760001300000 } from './migrations/1760001300000-owner-accounts';
import { AccountContacts1760001500000 } from './migrations/1760001500000-account-contacts';
import { BusinessRecords1760002200100 } from './migrations/1760002200100-business-records';
import { ReferredBusinesses1760002600000 } from './migrations/1760002600000-referred-businesses';
import { SignInsAtSignup1760003710000 } from './migrations/1760003710000-sign-ins-at-signup';
import { RetiredOwnerSecrets1760004700100 } from './migrations/1760004700100-retired-owner-secrets';
import { AccountLanguages1760008700200 } from './migrations/1760008700200-account-languages';
import { Rejections1760009500100 } from './migrations/1760009500100-rejections';
import { TeamRoles1760009500200 } from './migrations/1760009500200-team-roles';
import { ChosenLanguages1760010000100 } from './migrations/1760010000100-chosen-languages';

export const ACCOUNTS_MIGRATIONS = [
  Accounts1760000300000,
  OrderChanges1760001100000,
  AnonymousOrders1760001250000,
  OwnerAccounts1760001300000,
  AccountContacts1760001500000,
  BusinessRecords1760002200100,
  ReferredBusinesses1760002600000,
  SignInsAtSignup1760003710000,
  RetiredOwnerSecrets1760004700100,
  AccountLanguages1760008700200,
  Rejections1760009500100,
  TeamRoles1760009500200,
  ChosenLanguages1760010000100,
];
