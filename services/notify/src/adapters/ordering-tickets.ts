import { Injectable } from '@nestjs/common';
import { OrderTicketRpcV1 } from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import { OrderTickets, type OrderTicket } from '../domain/order-tickets';

/** Asks ordering over request-reply. */
@Injectable()
export class OrderingTickets extends OrderTickets {
  constructor(private readonly requester: Requester) {
    super();
  }

  async of(orderId: string): Promise<OrderTicket | undefined> {
    const { customer, ...rest } = await this.requester.ask(OrderTicketRpcV1, { orderId });
    return customer ? { ...rest, customer } : undefined;
  }
}
