import { Injectable } from '@nestjs/common';
import { CUSTOMER_MESSAGES_PAGE, CUSTOMER_ORDERS_PAGE, CustomerMessagesRpcV1, CustomerOrdersRpcV1, type CustomerContact, type CustomerMessage, type CustomerOrder } from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import { KeptData, type KeptMessages } from '../domain/kept-data';

/** Orders of one customer that are asked about at most; nobody orders as often within a year. */
const MOST_ORDERS = 5000;

/** Asks ordering and notify over request-reply, page by page. */
@Injectable()
export class RequestedKeptData extends KeptData {
  constructor(private readonly requester: Requester) {
    super();
  }

  async orders(contact: CustomerContact): Promise<CustomerOrder[]> {
    const all: CustomerOrder[] = [];
    for (let after: string | undefined; ; after = all.at(-1)?.orderId) {
      const { orders } = await this.requester.ask(CustomerOrdersRpcV1, { contact, after });
      all.push(...orders);
      if (orders.length < CUSTOMER_ORDERS_PAGE || all.length >= MOST_ORDERS) return all.toSorted((a, b) => (a.placedAt < b.placedAt ? -1 : 1));
    }
  }

  async messages(contact: CustomerContact, orderIds: readonly string[]): Promise<KeptMessages> {
    const all: CustomerMessage[] = [];
    for (let after: string | undefined; ; after = all.at(-1)?.id) {
      const { messages, total, stoppedSince } = await this.requester.ask(CustomerMessagesRpcV1, { contact, orderIds: [...orderIds], after });
      all.push(...messages);
      if (messages.length < CUSTOMER_MESSAGES_PAGE) return { messages: all.toSorted((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1)), total, stoppedSince };
    }
  }

  async countMessages(contact: CustomerContact, orderIds: readonly string[]): Promise<Omit<KeptMessages, 'messages'>> {
    const { total, stoppedSince } = await this.requester.ask(CustomerMessagesRpcV1, { contact, orderIds: [...orderIds] });
    return { total, stoppedSince };
  }
}
