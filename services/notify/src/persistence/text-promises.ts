import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { hashOf } from '../domain/destination';
import type { NewMessage } from '../domain/notification';
import { TextPromiseEntity } from './text-promise.entity';

/** Whether a text about an order will be sent. */
export interface TextPromise {
  /** Why not, in words for the owner; undefined: it will. */
  readonly refusal: string | undefined;
}

const PromiseRow = z.object({ order_id: z.string(), destination_hash: z.string(), refusal: z.string().nullable() });

/** What was promised of orders' texts before the orders were taken. */
@Injectable()
export class TextPromises {
  /**
   * @returns by message, where there is a promise for its order and its number: the menu may have another number since
   */
  async of(messages: readonly NewMessage[], manager: EntityManager): Promise<ReadonlyMap<NewMessage, TextPromise>> {
    const promised = messages.filter((message) => message.promised && message.order);
    if (promised.length === 0) return new Map();
    const orderIds = promised.flatMap(({ order }) => (order ? [order.id] : []));
    const promises = rowsOf(
      PromiseRow,
      await manager.query('SELECT order_id, destination_hash, refusal FROM text_promises WHERE order_id = ANY ($1)', [
        orderIds,
      ]),
    );
    return new Map(
      promised.flatMap((message) => {
        const promise = promises.find(
          ({ order_id: orderId, destination_hash: hash }) =>
            orderId === message.order?.id && hash === hashOf(message.channel, message.destination),
        );
        return promise ? [[message, { refusal: promise.refusal ?? undefined }] as const] : [];
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
    await manager.insert(TextPromiseEntity, {
      orderId,
      destinationHash: hashOf(channel, destination),
      refusal: refusal ?? null,
      madeAt: at,
    });
  }
}
