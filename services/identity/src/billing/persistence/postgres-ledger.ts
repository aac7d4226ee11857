import {
  LedgerEntry,
  type AdminLedger,
  type AdminLedgerFilter,
  type AdminLedgerQuery,
  type AdminListQuery,
  type BusinessLedger,
} from '@chalkboard/contracts';
import {
  countOf,
  readKeysetBatches,
  readKeysetPage,
  rowsOf,
  type KeysetList,
  type KeysetOrder,
} from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Ledger } from '../domain/subscriptions';

/** Rows of an export that are in memory at once. */
const EXPORT_BATCH = 500;
/** What was written in the last moments of a month may still be on its way into the table. */
const SETTLING_MS = 3_600_000;

const SELECT = `id, business_id AS "businessId", (SELECT business_name FROM billed_businesses WHERE billed_businesses.id = business_id) AS "businessName", number, at, kind, plan,
  from_day::text AS "from", until_day::text AS "until", amount_minor AS "amountMinor", balance_minor AS "balanceMinor", collection`;
const NUMBER = { sql: 'number', type: 'bigint' } as const;
/** Entries that were written together follow each other by their numbers. */
const NEWEST: KeysetOrder = {
  direction: 'desc',
  columns: [{ sql: 'at', type: 'timestamptz' }, NUMBER, { sql: 'id', type: 'uuid' }],
};
const LAST_NUMBER: KeysetOrder = { direction: 'desc', columns: [NUMBER] };

const Row = LedgerEntry.extend({ at: z.date() });
type Row = z.infer<typeof Row>;

@Injectable()
export class PostgresLedger extends Ledger {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  list({ cursor, limit, ...filter }: AdminLedgerQuery): Promise<AdminLedger> {
    return this.page(filtered(filter), { cursor, limit });
  }

  ofBusiness(businessId: string, part: AdminListQuery): Promise<BusinessLedger> {
    return this.page(filtered({ businessId }), part);
  }

  async *exportAll(filter: AdminLedgerFilter): AsyncGenerator<LedgerEntry[], void, undefined> {
    for await (const rows of readKeysetBatches(this.dataSource, filtered(filter), EXPORT_BATCH))
      yield rowsOf(Row, rows).map(toEntry);
  }

  async closeMonths(now: Date): Promise<number> {
    const settled = new Date(now.getTime() - SETTLING_MS);
    const until = new Date(Date.UTC(settled.getUTCFullYear(), settled.getUTCMonth(), 1));
    return countOf(
      await this.dataSource.query(
        `INSERT INTO ledger_months (month, charged_minor, credited_minor, entries)
       SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, coalesce(sum(amount_minor) FILTER (WHERE amount_minor > 0), 0), coalesce(-sum(amount_minor) FILTER (WHERE amount_minor < 0), 0), count(*)
       FROM ledger_entries WHERE at < $1 AND at >= coalesce((SELECT ((max(month) || '-01')::timestamp + interval '1 month') AT TIME ZONE 'UTC' FROM ledger_months), '-infinity')
       GROUP BY 1 ON CONFLICT (month) DO NOTHING RETURNING month`,
        [until],
      ),
    );
  }

  private async page(list: KeysetList, part: AdminListQuery): Promise<AdminLedger> {
    const page = await readKeysetPage(this.dataSource, list, part);
    return { ...page, items: rowsOf(Row, page.items).map(toEntry) };
  }
}

/** Of one business by their numbers, of all by time: each filter has an index that also sorts. */
function filtered({ businessId, kind, plan, from, to }: AdminLedgerFilter): KeysetList {
  return {
    select: SELECT,
    from: 'ledger_entries',
    where: [
      businessId === undefined ? undefined : ['business_id = ?', businessId],
      kind && ['kind = ?', kind],
      plan && ['plan = ?', plan],
      from === undefined ? undefined : ['at >= ?', from],
      to === undefined ? undefined : ['at < ?', to],
    ],
    order: businessId ? LAST_NUMBER : NEWEST,
  };
}

function toEntry(row: Row): LedgerEntry {
  return { ...row, at: row.at.toISOString() };
}
