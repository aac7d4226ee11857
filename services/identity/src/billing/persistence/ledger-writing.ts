import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { COLLECTION, type LedgerDraft } from '../domain/subscription';
import { LedgerEntryEntity } from './ledger.entities';

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
    await manager.insert(LedgerEntryEntity, {
      id: randomUUID(),
      businessId,
      number: end.entries,
      at: now,
      kind,
      plan,
      fromDay: from,
      untilDay: until,
      amountMinor,
      balanceMinor: end.balanceMinor,
      collection: COLLECTION,
    });
  }
  return end;
}
