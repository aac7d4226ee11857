import { randomUUID } from 'node:crypto';
import type {
  AddBusinessNoteRequest,
  AdminBusinesses,
  AdminBusinessDetail,
  AdminBusinessesQuery,
  AdminBusinessExportQuery,
  AdminBusinessMenu,
  AdminBusinessMenus,
  AdminBusinessNote,
  AdminBusinessNotes,
  AdminBusinessOrders,
  AdminListQuery,
} from '@chalkboard/contracts';
import {
  readKeysetBatches,
  readKeysetPage,
  searchConditions,
  type KeysetList,
  type KeysetOrder,
} from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { staffNameOf } from '../../authority/persistence/staff-names';
import { BusinessNotFoundError } from '../domain/accounts.errors';
import { BusinessRecords, type ExportedBusiness } from '../domain/business-records';
import type { CalendarMonth } from '../domain/calendar-month';
import { readBusinessDetail } from './business-detail';
import { lockBusiness } from './business-lock';
import { BUSINESS_ORDERS, LISTED, toListed, type ListedRow } from './business-rows';

/** Rows of an export that are in memory at once. */
const EXPORT_BATCH = 500;

const newest = (column: string, key: KeysetOrder['columns'][number]): KeysetOrder => ({
  direction: 'desc',
  columns: [{ sql: column, type: 'timestamptz' }, key],
});
const MENUS_NEWEST = newest('first_seen_at', { sql: 'share_id', type: 'text' });
const ORDERS_NEWEST = newest('placed_at', { sql: 'order_id', type: 'text' });
const NOTES_NEWEST = newest('at', { sql: 'id', type: 'uuid' });

@Injectable()
export class PostgresBusinessRecords extends BusinessRecords {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async list({ cursor, limit, ...query }: AdminBusinessesQuery): Promise<AdminBusinesses> {
    const page = await readKeysetPage<ListedRow>(
      this.dataSource,
      { ...filtered(query), select: LISTED },
      { cursor, limit },
    );
    return { ...page, items: page.items.map(toListed) };
  }

  async *exportAll(query: AdminBusinessExportQuery): AsyncGenerator<ExportedBusiness[], void, undefined> {
    const list = { ...filtered(query), select: `${LISTED}, phone, city, state` };
    for await (const rows of readKeysetBatches<ListedRow & { phone: string; city: string; state: string }>(
      this.dataSource,
      list,
      EXPORT_BATCH,
    )) {
      yield rows.map((row) => ({ ...toListed(row), phone: row.phone, city: row.city, state: row.state }));
    }
  }

  show(businessId: string, month: CalendarMonth): Promise<AdminBusinessDetail> {
    return readBusinessDetail(this.dataSource.manager, businessId, month);
  }

  async menus(businessId: string, part: AdminListQuery): Promise<AdminBusinessMenus> {
    await this.assertKnown(businessId);
    const select =
      'share_id AS "shareId", restaurant_name AS "restaurantName", status, items, currency, first_seen_at AS "firstSeenAt", changed_at AS "changedAt"';
    type Row = Omit<AdminBusinessMenu, 'firstSeenAt' | 'changedAt'> & { firstSeenAt: Date; changedAt: Date };
    const page = await readKeysetPage<Row>(
      this.dataSource,
      { select, from: 'menu_facts', where: [['business_id = ?', businessId]], order: MENUS_NEWEST },
      part,
    );
    return {
      ...page,
      items: page.items.map((menu) => ({
        ...menu,
        firstSeenAt: menu.firstSeenAt.toISOString(),
        changedAt: menu.changedAt.toISOString(),
      })),
    };
  }

  async orders(businessId: string, part: AdminListQuery): Promise<AdminBusinessOrders> {
    await this.assertKnown(businessId);
    const select = `order_id AS "orderId", share_id AS "shareId", (SELECT restaurant_name FROM menu_facts WHERE menu_facts.share_id = order_facts.share_id) AS "restaurantName", status,
      total_minor AS "totalMinor", currency, placed_at AS "placedAt"`;
    type Row = Omit<AdminBusinessOrders['items'][number], 'placedAt'> & { placedAt: Date };
    const where: KeysetList['where'] = [
      ['share_id = ANY (ARRAY(SELECT share_id FROM menu_facts WHERE business_id = ?))', businessId],
      ['placed_at IS NOT NULL'],
    ];
    const page = await readKeysetPage<Row>(
      this.dataSource,
      { select, from: 'order_facts', where, order: ORDERS_NEWEST },
      part,
    );
    return { ...page, items: page.items.map((order) => ({ ...order, placedAt: order.placedAt.toISOString() })) };
  }

  async notes(businessId: string, part: AdminListQuery): Promise<AdminBusinessNotes> {
    await this.assertKnown(businessId);
    type Row = Omit<AdminBusinessNote, 'at'> & { at: Date };
    const list: KeysetList = {
      select: 'id, text, author_name AS author, at',
      from: 'business_notes',
      where: [['business_id = ?', businessId]],
      order: NOTES_NEWEST,
    };
    const page = await readKeysetPage<Row>(this.dataSource, list, part);
    return { ...page, items: page.items.map((note) => ({ ...note, at: note.at.toISOString() })) };
  }

  addNote(businessId: string, { text }: AddBusinessNoteRequest, by: StaffActor, now: Date): Promise<AdminBusinessNote> {
    return this.dataSource.transaction(async (manager) => {
      await lockBusiness(manager, businessId);
      const id = randomUUID();
      const author = await staffNameOf(manager, by.staffId);
      await manager.query(
        'INSERT INTO business_notes (id, business_id, text, author_id, author_name, at) VALUES ($1, $2, $3, $4, $5, $6)',
        [id, businessId, text, by.staffId, author, now],
      );
      await insertAuditEntry(manager, {
        ...by,
        action: 'business.note_added',
        subject: businessId,
        after: { note: id },
        at: now,
      });
      return { id, text, author, at: now.toISOString() };
    });
  }

  private async assertKnown(businessId: string): Promise<void> {
    const rows = (await this.dataSource.query('SELECT 1 FROM businesses WHERE id = $1', [businessId])) as unknown[];
    if (rows.length === 0) throw new BusinessNotFoundError();
  }
}

function filtered({ search, status, plan, sort }: AdminBusinessExportQuery): Omit<KeysetList, 'select'> {
  return {
    from: 'businesses',
    where: [
      status && ['registration_status = ?', status],
      plan && ['subscription_plan = ?', plan],
      ...searchConditions('search_text', search),
    ],
    order: BUSINESS_ORDERS[sort],
  };
}
