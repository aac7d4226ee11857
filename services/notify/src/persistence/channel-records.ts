import type { SentMessage, SentState } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { NotificationColumns } from './notification-columns';

const Row = NotificationColumns.pick({
  id: true,
  channel: true,
  destination_hash: true,
  purpose: true,
  order_number: true,
  status: true,
  fault: true,
  provider: true,
  receipt: true,
  created_at: true,
});
type Row = z.infer<typeof Row>;

/** What became of the last test, and of the last message about an order. */
export interface Lately {
  readonly lastTest?: SentMessage;
  readonly lastOrder?: SentMessage;
}

const COLUMNS = Object.keys(Row.shape).join(', ');
/** Older ones say nothing about how a channel is. */
const RECENT = "interval '7 days'";

/** What became of the messages to a restaurant. */
@Injectable()
export class ChannelRecords {
  constructor(private readonly dataSource: DataSource) {}

  async test(id: string): Promise<SentMessage | undefined> {
    const [row] = rowsOf(Row, await this.dataSource.query(`SELECT ${COLUMNS} FROM notifications WHERE id = $1`, [id]));
    return row && toSent(row);
  }

  /**
   * By hash of destination: only those of this menu, since others may name the same number. @param hashes a number's,
   * or printers'
   */
  async lately(shareId: string, hashes: readonly string[], now: Date): Promise<ReadonlyMap<string, Lately>> {
    const rows = rowsOf(
      Row,
      await this.dataSource.query(
        `SELECT DISTINCT ON (destination_hash, purpose = 'test') ${COLUMNS} FROM (
         SELECT ${COLUMNS} FROM notifications WHERE destination_hash = ANY ($2) AND order_id IS NOT NULL AND share_id = $1 AND audience = 'restaurant' AND purpose IN ('order', 'reminder', 'status') AND created_at > $3::timestamptz - ${RECENT}
         UNION ALL
         SELECT ${COLUMNS} FROM notifications WHERE share_id = $1 AND purpose = 'test' AND destination_hash = ANY ($2) AND created_at > $3::timestamptz - ${RECENT}) AS recent
       ORDER BY destination_hash, purpose = 'test', created_at DESC`,
        [shareId, hashes, now],
      ),
    );
    const byHash = new Map<string, Lately>();
    for (const row of rows)
      byHash.set(row.destination_hash, {
        ...byHash.get(row.destination_hash),
        [row.purpose === 'test' ? 'lastTest' : 'lastOrder']: toSent(row),
      });
    return byHash;
  }
}

function toSent(row: Row): SentMessage {
  const state = stateOf(row);
  // Why an attempt with a carrier failed is for the log; why one with a printer did is for whoever stands before it.
  const reason =
    row.fault !== null && (state === 'failed' || (state === 'queued' && row.channel === 'print'))
      ? row.fault
      : undefined;
  return {
    id: row.id,
    state,
    ...(reason !== undefined && { reason }),
    ...(row.provider === 'local-outbox' && { recorded: true }),
    ...(row.order_number !== null && { orderNumber: row.order_number }),
    createdAt: row.created_at.toISOString(),
  };
}

function stateOf({ status, receipt }: Row): SentState {
  if (status === 'failed' || receipt === 'failed' || receipt === 'undelivered') return 'failed';
  if (status !== 'sent') return 'queued';
  return receipt === 'delivered' ? 'delivered' : 'sent';
}
