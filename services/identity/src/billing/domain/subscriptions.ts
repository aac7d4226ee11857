import type {
  BusinessLedger,
  AdminLedger,
  AdminLedgerFilter,
  AdminLedgerQuery,
  AdminListQuery,
  LedgerEntry,
} from '@chalkboard/contracts';
import type { StaffActor } from '../../authority/domain/staff-actor';
import type { Change, Moment, Subscription } from './subscription';

/** The plan of a business with what is charged for it. */
export interface BilledBusiness {
  readonly id: string;
  readonly name: string;
  /** IANA name: where its days begin and end. */
  readonly zone: string;
  readonly subscription: Subscription;
  /** Charges less credits, cents. */
  readonly balanceMinor: number;
}

/** Who of the staff changes a plan, and why: written to the audit log with the change. */
export interface StaffChange extends StaffActor {
  readonly note: string;
}

/**
 * Plans of businesses, and the ledger that goes with them: a port. A plan changes with its entries, what tells of it
 * and its place in the audit log, or not at all.
 */
export abstract class Subscriptions {
  /** @throws BusinessNotFoundError also for a signup that is not complete */
  abstract find(businessId: string, now: Date): Promise<BilledBusiness>;
  /**
   * Changes the plan of a business, while nobody else can.
   * @param change gives what comes of it; throws where it is refused
   * @throws BusinessNotFoundError
   */
  abstract change(
    businessId: string,
    change: (subscription: Subscription, at: Moment) => Change,
    now: Date,
    by?: StaffChange,
  ): Promise<BilledBusiness>;
  /** Businesses whose plan is not kept here yet: no event told of them. Any change keeps it. */
  abstract listUnkept(max: number): Promise<string[]>;
  /** Businesses of which something is to be charged until now, those that wait longest first. */
  abstract listDue(limit: number, now: Date): Promise<string[]>;
}

/** Charges and credits as they were written: a port. Nothing of it is ever changed. */
export abstract class Ledger {
  /** Newest first. */
  abstract list(query: AdminLedgerQuery): Promise<AdminLedger>;
  /** Of one business, also of one that is gone. */
  abstract ofBusiness(businessId: string, part: AdminListQuery): Promise<BusinessLedger>;
  /** All that the filters leave, in parts. */
  abstract exportAll(filter: AdminLedgerFilter): AsyncGenerator<LedgerEntry[], void, undefined>;
  /** Adds up the months that are over, so that they need not be read again. @returns how many months */
  abstract closeMonths(now: Date): Promise<number>;
}
