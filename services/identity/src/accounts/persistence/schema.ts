import { BusinessEntity } from './business.entity';
import { Accounts1760000300000 } from './migrations/1760000300000-accounts';
import { OrderChanges1760001100000 } from './migrations/1760001100000-order-changes';
import { AnonymousOrders1760001250000 } from './migrations/1760001250000-anonymous-orders';

export const ACCOUNTS_ENTITIES = [BusinessEntity];
export const ACCOUNTS_MIGRATIONS = [Accounts1760000300000, OrderChanges1760001100000, AnonymousOrders1760001250000];
