import { OrderTicketsRpcV1, type OrderTicket } from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import { MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { OrderTickets } from '../domain/order-tickets';

/** Tickets of a question at most; the contract bounds them. */
const BATCH = 50;
/** How long a question waits for others (milliseconds): what was published together arrives within it. */
const GATHERING_MS = 2;

/** Asks ordering over request-reply, for several orders at once where several messages are written. */
@Injectable()
export class OrderingTickets extends OrderTickets {
  private readonly asked = new MicroBatcher((orderIds: readonly string[]) => this.ask(orderIds), BATCH, {
    lingerMs: GATHERING_MS,
  });

  constructor(private readonly requester: Requester) {
    super();
  }

  of(orderId: string): Promise<OrderTicket | undefined> {
    return this.asked.add(orderId);
  }

  private async ask(orderIds: readonly string[]): Promise<(OrderTicket | undefined)[]> {
    const byOrder = new Map<string, OrderTicket>();
    for (let asked = [...new Set(orderIds)]; asked.length > 0;) {
      const { tickets, left = [] } = await this.requester.ask(OrderTicketsRpcV1, { orderIds: asked });
      for (const ticket of tickets) byOrder.set(ticket.orderId, ticket);
      asked = left;
    }
    return orderIds.map((orderId) => byOrder.get(orderId));
  }
}
