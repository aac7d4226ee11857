import { TextStandingRpcV1, type TextUpdates } from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import { Clock, DomainError } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { Order } from '../../domain/order';
import { OrderLinks } from '../../domain/order-links';
import { orderNotFound } from '../../domain/order.errors';
import { OrderRepository } from '../../domain/order.repository';
import { consenting, wantsTexts } from '../../domain/text-consent';

/** Shows and changes whether a customer gets text messages about an order. */
@Injectable()
export class ChooseTextsHandler {
  constructor(
    private readonly links: OrderLinks,
    private readonly orders: OrderRepository,
    private readonly requester: Requester,
    private readonly clock: Clock,
  ) {}

  /** @throws OrderError `ordering.order_not_found` */
  async read(secret: string): Promise<TextUpdates> {
    const order = await this.orders.find(this.idOf(secret));
    if (!order || order.erasedAt) throw orderNotFound();
    return this.view(order);
  }

  /** @throws OrderError `ordering.order_not_found` */
  async choose(secret: string, agreed: boolean): Promise<TextUpdates> {
    const order = await this.orders.change(this.idOf(secret), (before) => {
      if (before.erasedAt) throw orderNotFound();
      const after = consenting(before, agreed, this.clock.now());
      return after && { order: after, facts: [] };
    });
    return this.view(order);
  }

  private idOf(secret: string): string {
    const orderId = this.links.trackedOrder(secret);
    if (orderId === undefined) throw orderNotFound();
    return orderId;
  }

  private async view(order: Order): Promise<TextUpdates> {
    return { agreed: wantsTexts(order), stopped: await this.hasStopped(order) };
  }

  /** Null where it cannot be asked now: the rest of the page does not wait for it. */
  private async hasStopped({ customer: { phone }, currency }: Order): Promise<boolean | null> {
    try {
      return (await this.requester.ask(TextStandingRpcV1, { phone, currency })).stopped;
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
