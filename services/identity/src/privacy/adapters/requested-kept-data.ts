import {
  CUSTOMER_ORDERS_AT_ONCE,
  CustomerMessagesRpcV1,
  CustomerOrdersRpcV1,
  CustomerOrderSummaryRpcV1,
  type CustomerContact,
  type CustomerMessage,
  type CustomerOrder,
  type OpenCustomerOrder,
} from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { KeptData, type KeptMessages, type KeptOrders } from '../domain/kept-data';

/** Asks ordering and notify over request-reply, page by page until they say that there is no more. */
@Injectable()
export class RequestedKeptData extends KeptData {
  constructor(private readonly requester: Requester) {
    super();
  }

  async summary(contact: CustomerContact): Promise<KeptOrders> {
    const orderIds: string[] = [];
    const open: OpenCustomerOrder[] = [];
    await toTheEnd(async (after) => {
      const reply = await this.requester.ask(CustomerOrderSummaryRpcV1, { contact, after });
      orderIds.push(...reply.orderIds);
      open.push(...reply.open);
      return reply.next;
    });
    return { orderIds, open };
  }

  async orders(contact: CustomerContact): Promise<CustomerOrder[]> {
    const all: CustomerOrder[] = [];
    await toTheEnd(async (after) => {
      const { orders, next } = await this.requester.ask(CustomerOrdersRpcV1, { contact, after });
      all.push(...orders);
      return next;
    });
    return all.toSorted((a, b) => (a.placedAt < b.placedAt ? -1 : 1));
  }

  async messages(contact: CustomerContact, orderIds: readonly string[]): Promise<KeptMessages> {
    // Those to the customer come with the orders of each question.
    const all = new Map<string, CustomerMessage>();
    let since: string | null = null;
    for (const asked of questionsOf(orderIds)) {
      await toTheEnd(async (after) => {
        const { messages, stoppedSince, next } = await this.requester.ask(CustomerMessagesRpcV1, {
          contact,
          orderIds: asked,
          after,
        });
        for (const message of messages) all.set(message.id, message);
        since = stoppedSince;
        return next;
      });
    }
    return {
      messages: [...all.values()].toSorted((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1)),
      stoppedSince: since,
    };
  }

  async countMessages(
    contact: CustomerContact,
    orderIds: readonly string[],
  ): Promise<{ total: number; stoppedSince: string | null }> {
    const questions = questionsOf(orderIds);
    const replies = await Promise.all(
      questions.map((asked) => this.requester.ask(CustomerMessagesRpcV1, { contact, orderIds: asked })),
    );
    // Those to the customer are in each count, and count once.
    const repeated =
      questions.length > 1
        ? (await this.requester.ask(CustomerMessagesRpcV1, { contact, orderIds: [] })).total * (questions.length - 1)
        : 0;
    return {
      total: replies.reduce((sum, { total }) => sum + total, 0) - repeated,
      stoppedSince: replies[0]?.stoppedSince ?? null,
    };
  }
}

/** Asks for page after page. @param ask gives after what to go on; null: that was all */
async function toTheEnd(ask: (after: string | undefined) => Promise<string | null>): Promise<void> {
  for (let after: string | null | undefined; after !== null;) after = await ask(after);
}

/** The orders by as many as can be asked about at once; one question where there are none. */
function questionsOf(orderIds: readonly string[]): string[][] {
  const questions = Array.from({ length: Math.ceil(orderIds.length / CUSTOMER_ORDERS_AT_ONCE) }, (_, index) =>
    orderIds.slice(index * CUSTOMER_ORDERS_AT_ONCE, (index + 1) * CUSTOMER_ORDERS_AT_ONCE),
  );
  return questions.length > 0 ? questions : [[]];
}
