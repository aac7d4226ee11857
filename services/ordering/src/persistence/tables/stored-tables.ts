import { randomUUID } from 'node:crypto';
import {
  TABLES,
  TableService,
  type BoardTables,
  type TabEnd,
  type TableCall,
  type TableCallKind,
} from '@chalkboard/contracts';
import { mayBeOfOne } from '@chalkboard/service-kit';
import { Clock, MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Order, PaidMark } from '../../domain/order';
import { OrderError } from '../../domain/order.errors';
import { NO_TABLE_SERVICE, tableNotFound, tabIdOf, type DiningTable } from '../../domain/tables/dining-table';
import { Tables, type ListedTable } from '../../domain/tables/tables';
import { toOrder } from '../order-columns';
import { OrderEntity } from '../order.entity';
import { boardTablesOf } from './board-tables';

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
    const [row] = await this.rows<{ service: unknown }>('SELECT service FROM table_service WHERE share_id = $1', [
      shareId,
    ]);
    return row ? TableService.parse(row.service) : NO_TABLE_SERVICE;
  }

  async setService(shareId: string, service: TableService): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO table_service (share_id, service, changed_at) VALUES ($1, $2, $3)
       ON CONFLICT (share_id) DO UPDATE SET service = excluded.service, changed_at = excluded.changed_at`,
      [shareId, JSON.stringify(service), this.clock.now()],
    );
  }

  async find(tableId: string): Promise<DiningTable | undefined> {
    const [row] = await this.rows<DiningTable>(`SELECT ${COLUMNS} FROM tables WHERE id = $1`, [tableId]);
    return row;
  }

  list(shareId: string): Promise<ListedTable[]> {
    return this.rows<ListedTable>(
      `SELECT ${COLUMNS}, EXISTS (SELECT 1 FROM tabs WHERE tabs.table_id = tables.id AND closed_at IS NULL) AS "tabOpen"
       FROM tables WHERE share_id = $1 AND removed_at IS NULL ORDER BY place`,
      [shareId],
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
      const [{ count }] = (await manager.query(
        'SELECT count(*)::int AS count FROM tables WHERE share_id = $1 AND removed_at IS NULL',
        [shareId],
      )) as [{ count: number }];
      if (count > TABLES.most)
        throw new OrderError('ordering.too_many_tables', `There is room for ${TABLES.most} tables. Nothing was added.`);
    });
  }

  async rename(shareId: string, tableId: string, name: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockedTable(manager, shareId, tableId);
      const [taken] = (await manager.query(
        'SELECT 1 FROM tables WHERE share_id = $1 AND lower(name) = lower($2) AND id <> $3 AND removed_at IS NULL',
        [shareId, name, tableId],
      )) as unknown[];
      if (taken) throw new OrderError('ordering.table_name_taken', `There is a table called ${name} already.`);
      await manager.query('UPDATE tables SET name = $2 WHERE id = $1', [tableId, name]);
    });
  }

  async remove(shareId: string, tableId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const table = await lockedTable(manager, shareId, tableId);
      const [open] = (await manager.query('SELECT 1 FROM tabs WHERE table_id = $1 AND closed_at IS NULL', [
        tableId,
      ])) as unknown[];
      if (open)
        throw new OrderError('ordering.tab_open', `The tab of ${table.name} is open. Close it first, on the board.`);
      await manager.query('DELETE FROM table_calls WHERE table_id = $1', [tableId]);
      await manager.query('UPDATE tables SET removed_at = $2 WHERE id = $1', [tableId, this.clock.now()]);
    });
  }

  async renewCode(shareId: string, tableId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockedTable(manager, shareId, tableId);
      await manager.query('UPDATE tables SET code_version = code_version + 1 WHERE id = $1', [tableId]);
    });
  }

  async lock(shareId: string, tableId: string, locked: boolean): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockedTable(manager, shareId, tableId);
      await manager.query(
        'UPDATE tables SET locked_at = CASE WHEN $2 THEN coalesce(locked_at, $3::timestamptz) END WHERE id = $1',
        [tableId, locked, this.clock.now()],
      );
    });
  }

  async closeTab(shareId: string, tabId: string, how: TabEnd, means: PaidMark['means']): Promise<string> {
    const [tab] = await this.rows<{ tableId: string }>(
      'SELECT table_id AS "tableId" FROM tabs WHERE id = $1 AND share_id = $2',
      [tabId, shareId],
    );
    if (!tab) throw new OrderError('ordering.tab_not_found', 'This tab does not exist any more.');
    await this.dataSource.transaction(async (manager) => {
      if ((await this.endTab(manager, tab.tableId, tabId, how)) && how !== 'unpaid')
        await this.markPaid(manager, tabId, { paid: true, means, tab: how, at: this.clock.now().toISOString() });
    });
    return tab.tableId;
  }

  async clearTable(tableId: string, tabId: string): Promise<string[]> {
    await this.dataSource.transaction(async (manager) => {
      if (await this.endTab(manager, tableId, tabId, 'unpaid'))
        await manager.query('UPDATE tables SET locked_at = coalesce(locked_at, $2::timestamptz) WHERE id = $1', [
          tableId,
          this.clock.now(),
        ]);
    });
    const rows = await this.rows<{ id: string }>(
      `SELECT id FROM orders WHERE tab_id = $1 AND status = 'placed' ORDER BY placed_at`,
      [tabId],
    );
    return rows.map(({ id }) => id);
  }

  async ordersOf(tabId: string): Promise<Order[]> {
    const rows = await this.dataSource.manager.find(OrderEntity, { where: { tabId }, order: { placedAt: 'ASC' } });
    return rows.map(toOrder);
  }

  async openCalls(tableId: string): Promise<TableCallKind[]> {
    const rows = await this.rows<{ kind: TableCallKind }>(
      'SELECT kind FROM table_calls WHERE table_id = $1 ORDER BY called_at',
      [tableId],
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
    const [rows] = (await this.dataSource.query(
      'DELETE FROM table_calls WHERE id = $1 AND share_id = $2 RETURNING table_id AS "tableId"',
      [callId, shareId],
    )) as [{ tableId: string }[], number];
    return rows[0]?.tableId;
  }

  boardOf(shareId: string): Promise<BoardTables | undefined> {
    return this.boards.add(shareId);
  }

  /**
   * Ends a tab under the lock of its table; who waits for it to store an order finds another seating.
   * @returns false when it had ended
   */
  private async endTab(manager: EntityManager, tableId: string, tabId: string, how: TabEnd): Promise<boolean> {
    const [table] = (await manager.query(`SELECT ${COLUMNS} FROM tables WHERE id = $1 FOR UPDATE`, [
      tableId,
    ])) as DiningTable[];
    if (!table || tabIdOf(table) !== tabId) return false;
    await manager.query('UPDATE tabs SET closed_at = $2, closed_how = $3 WHERE id = $1 AND closed_at IS NULL', [
      tabId,
      this.clock.now(),
      how,
    ]);
    await manager.query('UPDATE tables SET seating = seating + 1 WHERE id = $1', [tableId]);
    await manager.query('DELETE FROM table_calls WHERE table_id = $1', [tableId]);
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

  private rows<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    return this.dataSource.query(sql, [...parameters]) as Promise<Row[]>;
  }
}

/** @throws OrderError `ordering.table_not_found` */
async function lockedTable(manager: EntityManager, shareId: string, tableId: string): Promise<DiningTable> {
  const [table] = (await manager.query(
    `SELECT ${COLUMNS} FROM tables WHERE id = $1 AND share_id = $2 AND removed_at IS NULL FOR UPDATE`,
    [tableId, shareId],
  )) as DiningTable[];
  if (!table) throw tableNotFound();
  return table;
}
