import type { OrderTicketsRpcV1 } from '@chalkboard/contracts';
import type { Requester } from '@chalkboard/service-kit';
import type { z } from 'zod';
import { OrderingTickets } from './ordering-tickets';

type Reply = z.infer<typeof OrderTicketsRpcV1.reply>;

/** Ordering, which has room for two tickets in an answer and knows every order but one. */
function ordering() {
  const asked: string[][] = [];
  const ask = (_: unknown, { orderIds }: { orderIds: string[] }): Promise<Reply> => {
    asked.push(orderIds);
    const known = orderIds
      .filter((id) => id !== 'unknown')
      .map((orderId) => ({ orderId, customer: { name: orderId, phone: '' }, boardPath: '', trackingPath: '' }));
    const left = known.slice(2).map(({ orderId }) => orderId);
    return Promise.resolve({ tickets: known.slice(0, 2), ...(left.length > 0 && { left }) });
  };
  return { asked, tickets: new OrderingTickets({ ask } as unknown as Requester) };
}

describe('tickets that are asked for together', () => {
  it('come to each who asked, also where ordering has no room for all of them in one answer', async () => {
    const { asked, tickets } = ordering();
    const ids = ['a', 'b', 'unknown', 'c', 'd', 'e'];
    const found = await Promise.all(ids.map((id) => tickets.of(id)));
    expect(found.map((ticket) => ticket?.customer.name)).toEqual(['a', 'b', undefined, 'c', 'd', 'e']);
    expect(asked).toEqual([ids, ['c', 'd', 'e'], ['e']]);
  });
});
