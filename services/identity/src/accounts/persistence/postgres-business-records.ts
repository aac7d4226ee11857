import { randomUUID } from 'node:crypto';
import {
  ORDER_STATUSES,
  type AddBusinessNoteRequest,
  type AdminBusinesses,
  type AdminBusinessDetail,
  type AdminBusinessesQuery,
  type AdminBusinessExportQuery,
  type AdminBusinessMenus,
  type AdminBusinessNote,
  type AdminBusinessNotes,
  type AdminBusinessOrders,
  type AdminListQuery,
  type OpenOrders,
} from '@chalkboard/contracts';
import {
  readKeysetBatches,
  readKeysetPage,
  rowsOf,
  searchConditions,
  type KeysetList,
  type KeysetOrder,
} from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { staffNameOf } from '../../authority/persistence/staff-names';
import { BusinessNotFoundError } from '../domain/accounts.errors';
import { BusinessRecords, type ExportedBusiness } from '../domain/business-records';
import type { CalendarMonth } from '../domain/calendar-month';
import { readBusinessDetail } from './business-detail';
import { lockBusiness } from './business-lock';
import { BusinessNoteEntity } from './business-note.entity';
import { BUSINESS_ORDERS, LISTED, ListedRow, toListed } from './business-rows';
import { BusinessEntity } from './business.entity';
import { openOrdersOf } from './open-orders';

/** Rows of an export that are in memory at once. */
const EXPORT_BATCH = 500;

const newest = (column: string, key: KeysetOrder['columns'][number]): KeysetOrder => ({
  direction: 'desc',
  columns: [{ sql: column, type: 'timestamptz' }, key],
});
const MENUS_NEWEST = newest('first_seen_at', { sql: 'share_id', type: 'text' });
const ORDERS_NEWEST = newest('placed_at', { sql: 'order_id', type: 'text' });
const NOTES_NEWEST = newest('at', { sql: 'id', type: 'uuid' });

const ExportedRow = ListedRow.extend({ phone: z.string(), city: z.string(), state: z.string() });
const MenuRow = z.object({
  shareId: z.string(),
  restaurantName: z.string(),
  status: z.enum(['extracted', 'published']),
  items: z.int(),
  currency: z.string(),
  firstSeenAt: z.date(),
  changedAt: z.date(),
});
const OrderRow = z.object({
  orderId: z.string(),
  shareId: z.string(),
  restaurantName: z.string(),
  status: z.enum(ORDER_STATUSES),
  totalMinor: z.int(),
  currency: z.string(),
  placedAt: z.date(),
});
const NoteRow = z.object({ id: z.string(), text: z.string(), author: z.string(), at: z.date() });

@Injectable()
export class PostgresBusinessRecords extends BusinessRecords {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async list({ cursor, limit, ...query }: AdminBusinessesQuery): Promise<AdminBusinesses> {
    const { items, ...page } = await readKeysetPage(
      this.dataSource,
      { ...filtered(query), select: LISTED },
      { cursor, limit },
    );
    return { ...page, items: rowsOf(ListedRow, items).map(toListed) };
  }

  async *exportAll(query: AdminBusinessExportQuery): AsyncGenerator<ExportedBusiness[], void, undefined> {
    const list = { ...filtered(query), select: `${LISTED}, phone, city, state` };
    for await (const rows of readKeysetBatches(this.dataSource, list, EXPORT_BATCH)) {
      yield rowsOf(ExportedRow, rows).map((row) => ({
        ...toListed(row),
        phone: row.phone,
        city: row.city,
        state: row.state,
      }));
    }
  }

  show(businessId: string, month: CalendarMonth): Promise<AdminBusinessDetail> {
    return readBusinessDetail(this.dataSource.manager, businessId, month);
  }

  async openOrders(businessId: string): Promise<OpenOrders> {
    await this.assertKnown(businessId);
    return openOrdersOf(this.dataSource, businessId);
  }

  async menus(businessId: string, part: AdminListQuery): Promise<AdminBusinessMenus> {
    await this.assertKnown(businessId);
    const select =
      'share_id AS "shareId", restaurant_name AS "restaurantName", status, items, currency, first_seen_at AS "firstSeenAt", changed_at AS "changedAt"';
    const { items, ...page } = await readKeysetPage(
      this.dataSource,
      { select, from: 'menu_facts', where: [['business_id = ?', businessId]], order: MENUS_NEWEST },
      part,
    );
    return {
      ...page,
      items: rowsOf(MenuRow, items).map((menu) => ({
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
    const where: KeysetList['where'] = [
      ['share_id = ANY (ARRAY(SELECT share_id FROM menu_facts WHERE business_id = ?))', businessId],
      ['placed_at IS NOT NULL'],
    ];
    const { items, ...page } = await readKeysetPage(
      this.dataSource,
      { select, from: 'order_facts', where, order: ORDERS_NEWEST },
      part,
    );
    return {
      ...page,
      items: rowsOf(OrderRow, items).map((order) => ({ ...order, placedAt: order.placedAt.toISOString() })),
    };
  }

  async notes(businessId: string, part: AdminListQuery): Promise<AdminBusinessNotes> {
    await this.assertKnown(businessId);
    const list: KeysetList = {
      select: 'id, text, author_name AS author, at',
      from: 'business_notes',
      where: [['business_id = ?', businessId]],
      order: NOTES_NEWEST,
    };
    const { items, ...page } = await readKeysetPage(this.dataSource, list, part);
    return { ...page, items: rowsOf(NoteRow, items).map((note) => ({ ...note, at: note.at.toISOString() })) };
  }

  addNote(businessId: string, { text }: AddBusinessNoteRequest, by: StaffActor, now: Date): Promise<AdminBusinessNote> {
    return this.dataSource.transaction(async (manager) => {
      await lockBusiness(manager, businessId);
      const id = randomUUID();
      const author = await staffNameOf(manager, by.staffId);
      await manager.insert(BusinessNoteEntity, {
        id,
        businessId,
        text,
        authorId: by.staffId,
        authorName: author,
        at: now,
      });
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
    if (!(await this.dataSource.manager.existsBy(BusinessEntity, { id: businessId })))
      throw new BusinessNotFoundError();
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
