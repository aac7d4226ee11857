import type { Channel, OutboxResponse } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OutgoingMessage } from '../domain/message-sender';
import { OutboxMessageEntity } from './outbox-message.entity';

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
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(OutboxMessageEntity)
      .values({ id, channel, recipient: to, subject, body, causationId, orderNumber, createdAt: now })
      .orIgnore()
      .execute();
  }

  /** The newest `limit`, of one order or of all. */
  async list({ limit, orderNumber }: { limit: number; orderNumber?: string }): Promise<OutboxResponse> {
    const [rows, total] = await this.dataSource.manager.findAndCount(OutboxMessageEntity, {
      where: orderNumber === undefined ? {} : { orderNumber },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: limit,
    });
    return {
      total,
      messages: rows.map((row) => ({
        id: row.id,
        channel: row.channel,
        to: row.recipient,
        subject: row.subject ?? undefined,
        body: row.body,
        causationId: row.causationId,
        orderNumber: row.orderNumber ?? undefined,
        createdAt: row.createdAt.toISOString(),
      })),
    };
  }
}
