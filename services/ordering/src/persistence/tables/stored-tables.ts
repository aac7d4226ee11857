import { randomUUID } from 'node:crypto';
import {
  TABLE_CALLS,
  TABLES,
  TableService,
  type BoardTables,
  type TabEnd,
  type TableCall,
  type TableCallKind,
} from '@chalkboard/contracts';
import { mayBeOfOne, rowsOf } from '@chalkboard/service-kit';
import { Clock, MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Raw, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Order, PaidMark } from '../../domain/order';
import { OrderError } from '../../domain/order.errors';
import { NO_TABLE_SERVICE, tableNotFound, tabIdOf, type DiningTable } from '../../domain/tables/dining-table';
import { Tables, type ListedTable } from '../../domain/tables/tables';
import { toOrder } from '../order-columns';
import { OrderEntity } from '../order.entity';
import { boardTablesOf } from './board-tables';
import { TabEntity, TableCallEntity, TableEntity, TableServiceEntity } from './table.entities';

const Table = z.object({
  id: z.string(),
  shareId: z.string(),
  name: z.string(),
  codeVersion: z.int(),
  seating: z.int(),
  locked: z.boolean(),
  removed: z.boolean(),
}) satisfies z.ZodType<DiningTable>;
const Listed = Table.extend({ tabOpen: z.boolean() });
const Service = z.object({ service: TableService });
const Kind = z.object({ kind: z.enum(TABLE_CALLS) });
const Called = z.object({ tableId: z.string() });

/** Boards whose tables are read together at most. */
const BATCH = 100;

const COLUMNS =
  'id, share_id AS "shareId", name, code_version AS "codeVersion", seating, locked_at IS NOT NULL AS locked, removed_at IS NOT NULL AS removed';

/** Tables and tabs in rows. Whatever shuts phones out changes the row of the table, which storing an order locks. */
@Injectable()
export class StoredTables extends Tables {
  private readonly boards = new MicroBatcher(
    (shareIds: readonly string[]) => boardTablesOf(shareIds, this.dataSource),
    BATCH,
    { mayBeOfOne },
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async service(shareId: string): Promise<TableService> {
    const [row] = rowsOf(
      Service,
      await this.dataSource.query('SELECT service FROM table_service WHERE share_id = $1', [shareId]),
    );
    return row?.service ?? NO_TABLE_SERVICE;
  }

  async setService(shareId: string, service: TableService): Promise<void> {
    const kept = { shareId, service, changedAt: this.clock.now() };
    await this.dataSource.manager.upsert(TableServiceEntity, kept, ['shareId']);
  }

  async find(tableId: string): Promise<DiningTable | undefined> {
    const [row] = rowsOf(Table, await this.dataSource.query(`SELECT ${COLUMNS} FROM tables WHERE id = $1`, [tableId]));
    return row;
  }

  async list(shareId: string): Promise<ListedTable[]> {
    return rowsOf(
      Listed,
      await this.dataSource.query(
        `SELECT ${COLUMNS}, EXISTS (SELECT 1 FROM tabs WHERE tabs.table_id = tables.id AND closed_at IS NULL) AS "tabOpen"
       FROM tables WHERE share_id = $1 AND removed_at IS NULL ORDER BY place`,
        [shareId],
      ),
    );
  }

  async add(shareId: string, names: readonly string[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // One at a time: two that add count what the other adds.
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`tables of ${shareId}`]);
      await manager.query(
        `INSERT INTO tables (id, share_id, name, created_at)
         SELECT id, $1, name, $4 FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS added (id, name, at) ORDER BY at
         ON CONFLICT (share_id, lower(name)) WHERE removed_at IS NULL DO NOTHING`,
        [shareId, names.map(() => randomUUID()), names, this.clock.now()],
      );
      const count = await manager.countBy(TableEntity, { shareId, removedAt: IsNull() });
      if (count > TABLES.most)
        throw new OrderError('ordering.too_many_tables', `There is room for ${TABLES.most} tables. Nothing was added.`);
    });
  }

  async rename(shareId: string, tableId: string, name: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockedTable(manager, shareId, tableId);
      const isTaken = await manager.existsBy(TableEntity, {
        shareId,
        name: Raw((column) => `lower(${column}) = lower(:name)`, { name }),
        id: Not(tableId),
        removedAt: IsNull(),
      });
      if (isTaken) throw new OrderError('ordering.table_name_taken', `There is a table called ${name} already.`);
      await manager.update(TableEntity, { id: tableId }, { name });
    });
  }

  async remove(shareId: string, tableId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const table = await lockedTable(manager, shareId, tableId);
      if (await manager.existsBy(TabEntity, { tableId, closedAt: IsNull() }))
        throw new OrderError('ordering.tab_open', `The tab of ${table.name} is open. Close it first, on the board.`);
      await manager.delete(TableCallEntity, { tableId });
      await manager.update(TableEntity, { id: tableId }, { removedAt: this.clock.now() });
    });
  }

  async renewCode(shareId: string, tableId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockedTable(manager, shareId, tableId);
      await manager.increment(TableEntity, { id: tableId }, 'codeVersion', 1);
    });
  }

  async lock(shareId: string, tableId: string, locked: boolean): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockedTable(manager, shareId, tableId);
      if (locked) await this.shut(manager, tableId);
      else await manager.update(TableEntity, { id: tableId }, { lockedAt: null });
    });
  }

  async closeTab(shareId: string, tabId: string, how: TabEnd, means: PaidMark['means']): Promise<string> {
    const tab = await this.dataSource.manager.findOneBy(TabEntity, { id: tabId, shareId });
    if (!tab) throw new OrderError('ordering.tab_not_found', 'This tab does not exist any more.');
    await this.dataSource.transaction(async (manager) => {
      if ((await this.endTab(manager, tab.tableId, tabId, how)) && how !== 'unpaid')
        await this.markPaid(manager, tabId, { paid: true, means, tab: how, at: this.clock.now().toISOString() });
    });
    return tab.tableId;
  }

  async clearTable(tableId: string, tabId: string): Promise<string[]> {
    await this.dataSource.transaction(async (manager) => {
      if (await this.endTab(manager, tableId, tabId, 'unpaid')) await this.shut(manager, tableId);
    });
    const rows = await this.dataSource.manager.find(OrderEntity, {
      select: { id: true },
      where: { tabId, status: 'placed' },
      order: { placedAt: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  async ordersOf(tabId: string): Promise<Order[]> {
    const rows = await this.dataSource.manager.find(OrderEntity, { where: { tabId }, order: { placedAt: 'ASC' } });
    return rows.map(toOrder);
  }

  async openCalls(tableId: string): Promise<TableCallKind[]> {
    const rows = rowsOf(
      Kind,
      await this.dataSource.query('SELECT kind FROM table_calls WHERE table_id = $1 ORDER BY called_at', [tableId]),
    );
    return rows.map(({ kind }) => kind);
  }

  async call({ id, shareId }: DiningTable, kind: TableCallKind, payment: TableCall['payment']): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO table_calls (id, table_id, share_id, kind, payment, called_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (table_id, kind) DO NOTHING`,
      [randomUUID(), id, shareId, kind, payment ?? null, this.clock.now()],
    );
  }

  async answerCall(shareId: string, callId: string): Promise<string | undefined> {
    const [call] = rowsOf(
      Called,
      await this.dataSource.query(
        'DELETE FROM table_calls WHERE id = $1 AND share_id = $2 RETURNING table_id AS "tableId"',
        [callId, shareId],
      ),
    );
    return call?.tableId;
  }

  boardOf(shareId: string): Promise<BoardTables | undefined> {
    return this.boards.add(shareId);
  }

  /**
   * Ends a tab under the lock of its table; who waits for it to store an order finds another seating.
   * @returns false when it had ended
   */
  private async endTab(manager: EntityManager, tableId: string, tabId: string, how: TabEnd): Promise<boolean> {
    const [table] = rowsOf(
      Table,
      await manager.query(`SELECT ${COLUMNS} FROM tables WHERE id = $1 FOR UPDATE`, [tableId]),
    );
    if (!table || tabIdOf(table) !== tabId) return false;
    const open = { id: tabId, closedAt: IsNull() };
    await manager.update(TabEntity, open, { closedAt: this.clock.now(), closedHow: how });
    await manager.increment(TableEntity, { id: tableId }, 'seating', 1);
    await manager.delete(TableCallEntity, { tableId });
    return true;
  }

  /** Those of a tab that were to be paid, and are not marked so. */
  private async markPaid(manager: EntityManager, tabId: string, mark: PaidMark): Promise<void> {
    await manager.query(
      `UPDATE orders SET paid_marks = coalesce(paid_marks, '[]') || jsonb_build_array($2::jsonb)
       WHERE tab_id = $1 AND NOT test AND status NOT IN ('rejected', 'cancelled') AND NOT coalesce((paid_marks->-1->>'paid')::boolean, false)`,
      [tabId, JSON.stringify(mark)],
    );
  }

  /** One that is locked stays so since then. */
  private async shut(manager: EntityManager, tableId: string): Promise<void> {
    await manager.update(TableEntity, { id: tableId, lockedAt: IsNull() }, { lockedAt: this.clock.now() });
  }
}

/** @throws OrderError `ordering.table_not_found` */
async function lockedTable(manager: EntityManager, shareId: string, tableId: string): Promise<DiningTable> {
  const [table] = rowsOf(
    Table,
    await manager.query(
      `SELECT ${COLUMNS} FROM tables WHERE id = $1 AND share_id = $2 AND removed_at IS NULL FOR UPDATE`,
      [tableId, shareId],
    ),
  );
  if (!table) throw tableNotFound();
  return table;
}
