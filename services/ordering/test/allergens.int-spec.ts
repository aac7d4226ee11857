import { OrderTicketsRpcV1, TrackedOrder } from '@chalkboard/contracts';
import { anItem } from '../src/domain/testing/order.factory';
import { OrderingUnderTest } from './ordering-under-test';

describe('allergens of an order, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterAll(() => ordering.stop());

  const contentsOf = async (orderId: string) => {
    const message = await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [orderId] }), {
      timeout: 10_000,
    });
    return OrderTicketsRpcV1.reply.parse(message.json<{ reply: unknown }>().reply).tickets[0]!.contents!;
  };
  const tracked = async (secret: string) =>
    TrackedOrder.parse(await (await ordering.call('GET', `/api/orders/track/${secret}`)).json());

  it('stand on its line, for the ticket and for the guest', async () => {
    const allergens = { contains: ['Milk', 'Gluten'], mayContain: ['Nuts'] };
    const { menu } = await ordering.restaurant({ items: [anItem({ allergens })] });
    const { orderId, secret } = await ordering.placed(menu);
    expect((await contentsOf(orderId)).lines[0]).toMatchObject({ allergens });
    expect((await tracked(secret)).lines[0]).toMatchObject({ allergens });
  });

  it('are not there where the menu does not state them', async () => {
    const { menu } = await ordering.restaurant();
    const { orderId, secret } = await ordering.placed(menu);
    expect((await contentsOf(orderId)).lines[0]).not.toHaveProperty('allergens');
    expect((await tracked(secret)).lines[0]).not.toHaveProperty('allergens');
  });
});
