import type { CustomerContact } from '@chalkboard/contracts';
import type { Queryable } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';

/**
 * Whose records are meant: by a number or address that is proved to be theirs, as long as it is known, and by their
 * orders.
 */
export interface Customer {
  readonly contact: CustomerContact | null;
  readonly orderIds: readonly string[];
  /** Hash of the secret of the browser in which they ask; null: unknown, or erased already. */
  readonly visitor: string | null;
}

/** A kind of record that is kept of customers, by the module that keeps it. */
export interface CustomerRecord {
  /** As the receipt and the export call it: reviews, contactMessages … */
  readonly kind: string;
  /** All of theirs, as they are told of it; absent where that is of no use to anybody. */
  list?(customer: Customer, source: Queryable): Promise<Record<string, unknown>[]>;
  /** Removes them, in the caller's transaction. @returns how many */
  erase(customer: Customer, manager: EntityManager, now: Date): Promise<number>;
}

/**
 * All kinds of record that this service keeps of customers: so that modules that keep some need not know each other.
 */
export class CustomerRecords {
  private readonly kinds = new Map<string, CustomerRecord>();

  add(record: CustomerRecord): void {
    this.kinds.set(record.kind, record);
  }

  async list(customer: Customer, source: Queryable): Promise<Record<string, Record<string, unknown>[]>> {
    const lists: Record<string, Record<string, unknown>[]> = {};
    for (const record of this.kinds.values()) if (record.list) lists[record.kind] = await record.list(customer, source);
    return lists;
  }

  async erase(customer: Customer, manager: EntityManager, now: Date): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const record of this.kinds.values()) counts[record.kind] = await record.erase(customer, manager, now);
    return counts;
  }
}
