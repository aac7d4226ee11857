import type { ReplyReceivedV2 } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Order } from '../../domain/order';
import { answered } from '../../domain/order-reply';
import { OrderRepository } from '../../domain/order.repository';
import { OrderingSettingsStore } from '../../domain/ordering-settings';

@Injectable()
export class OnReplyReceivedHandler {
  private readonly logger = new Logger(OnReplyReceivedHandler.name);

  constructor(
    private readonly orders: OrderRepository,
    private readonly settings: OrderingSettingsStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers the order as the restaurant did by message, within the transaction of `manager`. A reply that comes too
   * late, or to an order that is gone, does nothing.
   * @returns the order where it was changed
   */
  async execute({ orderId, answer, moreMinutes }: ReplyReceivedV2, manager: EntityManager): Promise<Order | undefined> {
    const known = await this.orders.find(orderId);
    if (!known) {
      this.logger.warn(`A reply to order ${orderId}, which does not exist, does nothing`);
      return undefined;
    }
    const settings = await this.settings.of(known.shareId);
    let changed = false;
    const order = await this.orders.change(
      orderId,
      (before) => {
        const after = answered(before, { answer, moreMinutes }, settings, this.clock.now());
        changed = after !== undefined;
        return after;
      },
      manager,
    );
    if (changed) return order;
    this.logger.log(`The reply "${answer}" to order ${order.number} does nothing: it is ${order.status} already`);
    return undefined;
  }
}
