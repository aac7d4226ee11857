import {
  ADMIN_TOTAL_CAP,
  CHANNELS,
  NOTIFICATION_STATES,
  ORDER_STATUSES,
  type AdminList,
  type AdminNotification,
  type AdminNotificationsQuery,
} from '@chalkboard/contracts';
import { cursorAfter, keysOfCursor, maskedReason, rowsOf, type Queryable } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { maskedDestination } from '../domain/masked-destination';
import { hasFailed, resendObstacle, type Resendable } from '../domain/resend';
import { NotificationColumns } from './notification-columns';

const SELECT = `message.id, message.channel, message.state, message.purpose, message.audience, message.destination, message.body IS NOT NULL AS "hasContent", message.part, message.share_id AS "shareId",
  (SELECT restaurant_name FROM recipients WHERE recipients.share_id = message.share_id) AS "restaurantName", message.order_id AS "orderId", message.order_number AS "orderNumber", message.attempts,
  message.next_attempt_at AS "nextAttemptAt", message.provider, message.provider_message_id AS "providerMessageId", message.fault, message.error_code AS "errorCode", message.receipt,
  message.receipt_at AS "receiptAt", message.created_at AS "createdAt", message.sent_at AS "sentAt", message.repeated, message.resend_of AS "resendOf",
  (SELECT later.id FROM notifications AS later WHERE later.resend_of = message.id) AS "resentAs",
  (SELECT order_states.status FROM order_states WHERE order_states.order_id = message.order_id) AS "orderStatus",
  (SELECT order_states.changed_at FROM order_states WHERE order_states.order_id = message.order_id) AS "orderChangedAt"`;

const NEWEST = 'ORDER BY created_at DESC, id DESC';
/** Where a list begins: after all there can be. */
const BEGINNING = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** $1 and $2 states and channels, $3 and $4 the time, $5 and $6 the place after which it goes on. */
const WITHIN =
  'created_at >= $3::timestamptz AND created_at < $4::timestamptz AND (created_at, id) < ($5::timestamptz, $6::uuid)';

/**
 * The parts of which `notifications_log` consists, each in the order of the page: however rare what is looked for, no
 * more than a page of each is read, and those are merged. `$7`: rows of a page. The order also keeps a count from
 * looking through the whole table for what is rare.
 */
const parts = (columns: string) => `
  unnest($1::text[]) AS states (state) CROSS JOIN unnest($2::text[]) AS channels (channel) CROSS JOIN LATERAL (
    SELECT ${columns} FROM notifications WHERE notifications.state = states.state AND notifications.channel = channels.channel AND ${WITHIN} ${NEWEST} LIMIT $7::int) AS message`;

/** Those of one menu (`$8`), by `notifications_of_menu`. */
const ofMenu = (columns: string) => `
  (SELECT ${columns} FROM notifications WHERE share_id = $8 AND state = ANY ($1::text[]) AND channel = ANY ($2::text[]) AND ${WITHIN} ${NEWEST} LIMIT $7::int) AS message`;

const COLUMNS = `id, channel, state, purpose, audience, destination, body, part, share_id, order_id, order_number, attempts, next_attempt_at, provider, provider_message_id, fault, error_code,
  receipt, receipt_at, created_at, sent_at, repeated, resend_of`;
/** As a cursor has it: to the microsecond. */
const WRITTEN = `to_char(message.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const stored = NotificationColumns.shape;
const Row = z.object({
  id: stored.id,
  channel: stored.channel,
  state: stored.state,
  purpose: stored.purpose,
  audience: stored.audience,
  destination: stored.destination,
  hasContent: z.boolean(),
  part: stored.part,
  shareId: stored.share_id,
  restaurantName: z.string().nullable(),
  orderId: stored.order_id,
  orderNumber: stored.order_number,
  attempts: stored.attempts,
  nextAttemptAt: stored.next_attempt_at,
  provider: stored.provider,
  providerMessageId: stored.provider_message_id,
  fault: stored.fault,
  errorCode: stored.error_code,
  receipt: stored.receipt,
  receiptAt: stored.receipt_at,
  createdAt: stored.created_at,
  sentAt: stored.sent_at,
  repeated: stored.repeated,
  resendOf: stored.resend_of,
  resentAs: z.string().nullable(),
  orderStatus: z.enum(ORDER_STATUSES).nullable(),
  orderChangedAt: z.date().nullable(),
});
type Row = z.infer<typeof Row>;
/** With when it was written, as a cursor has it. */
const PageRow = Row.extend({ written: z.string() });
const Counted = z.object({ count: z.int() });

/** Every message with what became of it, for the platform's staff. */
@Injectable()
export class NotificationLog {
  constructor(private readonly dataSource: DataSource) {}

  async list({
    channel,
    state,
    shareId,
    from,
    to,
    cursor,
    limit,
  }: AdminNotificationsQuery): Promise<AdminList<AdminNotification>> {
    const source = shareId === undefined ? parts : ofMenu;
    const filters = [
      state ? [state] : NOTIFICATION_STATES,
      channel ? [channel] : CHANNELS,
      from ?? '-infinity',
      to ?? 'infinity',
    ];
    const menu = shareId === undefined ? [] : [shareId];
    const after = cursor === undefined ? BEGINNING : keysOfCursor(cursor, ['timestamptz', 'uuid']);
    const rows = rowsOf(
      PageRow,
      await this.dataSource.query(
        `SELECT ${SELECT}, ${WRITTEN} AS written FROM ${source(COLUMNS)} ORDER BY message.created_at DESC, message.id DESC LIMIT $7::int`,
        [...filters, ...after, limit + 1, ...menu],
      ),
    );
    const [counted] = rowsOf(
      Counted,
      await this.dataSource.query(
        `SELECT count(*) AS count FROM (SELECT 1 FROM ${source('1')} LIMIT $7::int) AS counted`,
        [...filters, ...BEGINNING, ADMIN_TOTAL_CAP + 1, ...menu],
      ),
    );
    const count = counted?.count ?? 0;
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return {
      items: items.map(viewOf),
      next: rows.length > limit && last ? cursorAfter([last.written, last.id]) : null,
      total: Math.min(count, ADMIN_TOTAL_CAP),
      totalIsCapped: count > ADMIN_TOTAL_CAP,
    };
  }

  async find(id: string, source: Queryable = this.dataSource): Promise<AdminNotification | undefined> {
    const [row] = rowsOf(
      Row,
      await source.query(`SELECT ${SELECT} FROM notifications AS message WHERE message.id = $1`, [id]),
    );
    return row && viewOf(row);
  }
}

function viewOf(row: Row): AdminNotification {
  const obstacle = hasFailed(row.state) ? resendObstacle(resendableOf(row)) : undefined;
  return {
    id: row.id,
    channel: row.channel,
    state: row.state,
    purpose: row.purpose,
    audience: row.audience,
    ...(row.destination !== null && { destination: maskedDestination(row.destination) }),
    part: row.part,
    ...(row.shareId !== null && { shareId: row.shareId }),
    ...(row.restaurantName !== null && { restaurantName: row.restaurantName }),
    ...(row.orderNumber !== null && { orderNumber: row.orderNumber }),
    tries: row.attempts,
    ...(row.state === 'waiting' && { nextTryAt: row.nextAttemptAt.toISOString() }),
    ...(row.provider !== null && { provider: row.provider }),
    ...(row.providerMessageId !== null && { providerMessageId: row.providerMessageId }),
    ...(row.fault !== null && { answer: maskedReason(row.fault) }),
    ...(row.errorCode !== null && { errorCode: row.errorCode }),
    ...(row.receipt !== null && { receipt: row.receipt }),
    createdAt: row.createdAt.toISOString(),
    ...(row.sentAt && { sentAt: row.sentAt.toISOString() }),
    ...(row.receiptAt && { reportedAt: row.receiptAt.toISOString() }),
    repeated: row.repeated,
    ...(row.resendOf !== null && { resendOf: row.resendOf }),
    ...(row.resentAs !== null && { resentAs: row.resentAs }),
    ...(obstacle && { resendObstacle: obstacle }),
  };
}

function resendableOf({
  channel,
  purpose,
  hasContent,
  destination,
  createdAt,
  resentAs,
  orderId,
  orderStatus,
  orderChangedAt,
}: Row): Resendable {
  return {
    channel,
    purpose,
    hasContent: hasContent && destination !== null,
    writtenAt: createdAt,
    ...(orderId !== null && {
      order: {
        ...(orderStatus !== null && { status: orderStatus }),
        ...(orderChangedAt && { changedAt: orderChangedAt }),
      },
    }),
    ...(resentAs !== null && { resentAs }),
  };
}
