import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { COLLECTION, type LedgerDraft } from '../domain/subscription';

/** Where the ledger of a business stands. */
export interface LedgerEnd {
  /** Number of the last entry; 0 where there is none. */
  readonly entries: number;
  readonly balanceMinor: number;
}

/** Adds entries after the last one of a business whose plan is locked. @returns where the ledger stands then */
export async function appendEntries(
  manager: EntityManager,
  businessId: string,
  { entries, balanceMinor }: LedgerEnd,
  drafts: readonly LedgerDraft[],
  now: Date,
): Promise<LedgerEnd> {
  let end: LedgerEnd = { entries, balanceMinor };
  for (const { kind, plan, from, until, amountMinor } of drafts) {
    end = { entries: end.entries + 1, balanceMinor: end.balanceMinor + amountMinor };
    await manager.query(
      `INSERT INTO ledger_entries (id, business_id, number, at, kind, plan, from_day, until_day, amount_minor, balance_minor, collection)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [randomUUID(), businessId, end.entries, now, kind, plan, from, until, amountMinor, end.balanceMinor, COLLECTION],
    );
  }
  return end;
}
