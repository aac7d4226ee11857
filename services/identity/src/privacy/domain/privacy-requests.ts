import type { CustomerContact, ErasureReceipt, PrivacyCode } from '@chalkboard/contracts';
import type { OpenRequest } from './privacy-request';

/** What is to be erased beside all that is found by the contact, and what not. */
export interface ErasureWish {
  /** Hash of the secret of the browser that asks: what is known of that goes too. Null: it has none. */
  readonly visitor: string | null;
  /** That the number wants no messages stays known. */
  readonly keepStop: boolean;
}

/** Of whom an erasure is; each null when it is erased. */
export interface ErasedCustomer {
  readonly contact: CustomerContact | null;
  readonly visitor: string | null;
}

/** Orders that have not ended, as ordering told with one of its parts. */
export interface PendingOrders {
  readonly part: number;
  readonly orders: number;
  /** When the last of them is gone at the latest; null: there are none. */
  readonly until: Date | null;
}

/** What one service did of an erasure. */
export interface ErasurePart {
  readonly requestId: string;
  readonly service: 'ordering' | 'notify' | 'identity';
  readonly part: number;
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Requests of customers to see and erase what is kept of them: a port. `within` is the EntityManager of the transaction
 * of which something is to be a part.
 */
export abstract class PrivacyRequests {
  /**
   * Notes the request, and has a code sent, in one transaction. @param language of its message (BCP 47) @returns its id
   */
  abstract ask(contact: CustomerContact, now: Date, language?: string): Promise<string>;
  /** Makes a code for the message. @returns undefined where the request is unknown, proved or has run out */
  abstract code(requestId: string, now: Date): Promise<PrivacyCode | undefined>;
  /** Of whom a request is; null: unknown, or erased. */
  abstract contactOf(requestId: string): Promise<CustomerContact | null>;
  /** Uses a code up; a wrong one is counted. @returns what opens the request from then on; undefined: not right */
  abstract prove(
    requestId: string,
    code: string,
    now: Date,
  ): Promise<{ readonly secret: string; readonly openUntil: Date } | undefined>;
  /** @throws NotProvedError */
  abstract open(secret: string, now: Date): Promise<OpenRequest>;
  /** Forgets a request that nobody needs any more; one that erases goes on. */
  abstract leave(secret: string): Promise<void>;
  /**
   * Begins the erasure and tells of it in the same transaction; once more does nothing. @returns the receipt @throws
   * NotProvedError
   */
  abstract erase(secret: string, wish: ErasureWish, now: Date): Promise<string>;
  /** Of whom an erasure is, as long as that has to be known. */
  abstract customerOf(
    requestId: string,
  ): Promise<{ readonly contact: CustomerContact | null; readonly keepStop: boolean }>;
  /** The same, its row locked until the caller's transaction ends; undefined: there is no such erasure. */
  abstract locked(requestId: string, within: unknown): Promise<ErasedCustomer | undefined>;
  /** Keeps which orders wait, unless a later part has told of that. */
  abstract keepPending(requestId: string, waiting: PendingOrders, within: unknown): Promise<void>;
  /**
   * Keeps what was done; where all have done what there was, erases the contact, and ends the erasure where no order
   * waits. @returns false: it was kept before
   */
  abstract keepPart(part: ErasurePart, now: Date, within: unknown): Promise<boolean>;
  /** Asks once more for erasures of which a step was lost; once a day, by whatever instance. @returns how many */
  abstract repeatStalled(now: Date): Promise<number>;
  /** Erasures that are not done long after they should be. */
  abstract countOverdue(now: Date): Promise<number>;
  /** @throws ReceiptNotFoundError */
  abstract receipt(receipt: string): Promise<ErasureReceipt>;
  /** Removes requests that nobody proved or used in time, and old receipts. @returns how many of each */
  abstract removeOld(now: Date): Promise<{ readonly requests: number; readonly receipts: number }>;
}
