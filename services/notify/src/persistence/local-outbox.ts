import type { Channel, OutboxResponse } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OutgoingMessage } from '../domain/message-sender';

interface Row {
  readonly id: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly causation_id: string;
  readonly order_number: string | null;
  readonly created_at: Date;
}

/** Messages that would have left the building. */
@Injectable()
export class LocalOutbox {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps a message; a repeat of the same one changes nothing. */
  async keep(
    channel: Channel,
    { id, to, subject, body, causationId, orderNumber }: OutgoingMessage,
    now: Date,
  ): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO outbox_messages (id, channel, recipient, subject, body, causation_id, order_number, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO NOTHING`,
      [id, channel, to, subject ?? null, body, causationId, orderNumber ?? null, now],
    );
  }

  /** The newest `limit`, of one order or of all. */
  async list({ limit, orderNumber }: { limit: number; orderNumber?: string }): Promise<OutboxResponse> {
    const filter = [orderNumber ?? null];
    const [counted] = (await this.dataSource.query(
      'SELECT count(*)::int AS total FROM outbox_messages WHERE $1::text IS NULL OR order_number = $1',
      filter,
    )) as { total: number }[];
    const rows = (await this.dataSource.query(
      `SELECT id, channel, recipient, subject, body, causation_id, order_number, created_at FROM outbox_messages
       WHERE $1::text IS NULL OR order_number = $1 ORDER BY created_at DESC, id LIMIT $2`,
      [...filter, limit],
    )) as Row[];
    return {
      total: counted?.total ?? 0,
      messages: rows.map((row) => ({
        id: row.id,
        channel: row.channel,
        to: row.recipient,
        subject: row.subject ?? undefined,
        body: row.body,
        causationId: row.causation_id,
        orderNumber: row.order_number ?? undefined,
        createdAt: row.created_at.toISOString(),
      })),
    };
  }
}
