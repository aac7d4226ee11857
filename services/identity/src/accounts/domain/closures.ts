import type { AccountClosure, AccountOpenOrders } from '@chalkboard/contracts';

/** Accounts that are being closed, and the receipts of it: a port. */
export abstract class Closures {
  /**
   * Begins the end of an account and of each business that ends with it, and tells of those in the same transaction;
   * again: the one under way.
   */
  abstract close(accountId: string, now: Date): Promise<AccountClosure>;
  /** Orders under way of the businesses that would end with an account; those that have none are left out. */
  abstract openOrders(accountId: string): Promise<AccountOpenOrders['businesses']>;
  /** Takes it back, and tells; does nothing where none is under way. */
  abstract reopen(accountId: string, now: Date): Promise<void>;
  abstract find(receipt: string): Promise<AccountClosure | undefined>;
  /** Accounts whose time is over. */
  abstract listDue(now: Date): Promise<string[]>;
  /**
   * Removes an account and what ends with it for good, tells, and writes the receipt, in one transaction. @returns the
   * receipt; undefined where it is not due
   */
  abstract erase(accountId: string, now: Date): Promise<AccountClosure | undefined>;
}
