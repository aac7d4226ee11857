import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashOf } from '../domain/destination';
import type { NewMessage } from '../domain/notification';

/** Whether a text about an order will be sent. */
export interface TextPromise {
  /** Why not, in words for the owner; undefined: it will. */
  readonly refusal: string | undefined;
}

interface Row {
  readonly order_id: string;
  readonly destination_hash: string;
  readonly refusal: string | null;
}

/** What was promised of orders' texts before the orders were taken. */
@Injectable()
export class TextPromises {
  /**
   * @returns by message, where there is a promise for its order and its number: the menu may have another number since
   */
  async of(messages: readonly NewMessage[], manager: EntityManager): Promise<ReadonlyMap<NewMessage, TextPromise>> {
    const promised = messages.filter((message) => message.promised && message.order);
    if (promised.length === 0) return new Map();
    const rows = (await manager.query(
      'SELECT order_id, destination_hash, refusal FROM text_promises WHERE order_id = ANY ($1)',
      [promised.map(({ order }) => order?.id)],
    )) as Row[];
    return new Map(
      promised.flatMap((message) => {
        const row = rows.find(
          ({ order_id, destination_hash }) =>
            order_id === message.order?.id && destination_hash === hashOf(message.channel, message.destination),
        );
        return row ? [[message, { refusal: row.refusal ?? undefined }] as const] : [];
      }),
    );
  }

  async keep(
    orderId: string,
    { channel, destination }: NewMessage,
    { refusal }: TextPromise,
    at: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      'INSERT INTO text_promises (order_id, destination_hash, refusal, made_at) VALUES ($1, $2, $3, $4)',
      [orderId, hashOf(channel, destination), refusal ?? null, at],
    );
  }
}
