import { BusinessEntity } from './business.entity';
import { Accounts1760000300000 } from './migrations/1760000300000-accounts';

export const ACCOUNTS_ENTITIES = [BusinessEntity];
export const ACCOUNTS_MIGRATIONS = [Accounts1760000300000];
