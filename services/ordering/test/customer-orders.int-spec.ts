import { randomUUID } from 'node:crypto';
import {
  CustomerOrdersRpcV1,
  CustomerOrderSummaryRpcV1,
  MenuSnapshotRpcV1,
  OrderPlacedV1,
  OrderTicketsRpcV1,
  type CustomerContact,
  type MenuSnapshot,
} from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { anItem, anOrder } from '../src/domain/testing/order.factory';
import { BY_CONTACT } from '../src/persistence/customer-orders';
import { NationalNumbers1760003000000 } from '../src/persistence/migrations/1760003000000-national-numbers';
import { Sales1760009000000 } from '../src/persistence/migrations/1760009000000-sales';
import { answering } from './answering';
import { OrderingUnderTest } from './ordering-under-test';

const PHONE: CustomerContact = { kind: 'phone', value: '+15035550177' };
/** As the broker takes it as it comes. */
const BROKER_BYTES = 1024 * 1024;
/** Every letter of these is three bytes, and a dish can have twenty extras of 200 letters. */
const LONG_NAME = '長'.repeat(200);
const EXTRAS = Array.from({ length: 20 }, (_, index) => ({ id: `x${index}`, name: LONG_NAME, unitPrice: 0 }));

describe('orders as their customers see them, with a real Postgres and a real NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterEach(async () => {
    for (const table of ['idempotency_keys', 'orders']) await ordering.query(`DELETE FROM ${table}`);
  });
  afterAll(() => ordering.stop());

  const ask = async <Reply extends z.ZodType>(
    { subject, reply }: { subject: string; reply: Reply },
    contact: CustomerContact,
    after?: string,
  ) => {
    const message = await ordering.nats.request(subject, JSON.stringify({ contact, after }), { timeout: 10_000 });
    return {
      bytes: message.data.length,
      ...(reply.parse(message.json<{ reply: unknown }>().reply) as z.infer<Reply> & object),
    };
  };
  const phoneOf = (value: string): CustomerContact => ({ kind: 'phone', value });
  const found = async (value: string) =>
    (await ask(CustomerOrdersRpcV1, phoneOf(value))).orders.map(({ orderId }) => orderId);
  const by = (phone: string) => ({ customerInfo: { name: 'Quillon', phone } });
  /** @param extras of each dish */
  const longOrder = (menu: MenuSnapshot, lines: number, extras: number) => {
    const one = anOrder(menu, by('503 555 0177'));
    const line = { ...one.cart[0]!, notes: '長'.repeat(200), addOnIds: EXTRAS.slice(0, extras).map(({ id }) => id) };
    const total = line.total * lines;
    return { ...one, cart: Array.from({ length: lines }, () => line), subtotal: total, total };
  };
  const menuOfLongNames = () => ordering.restaurant({ items: [anItem({ addOns: EXTRAS })] });

  describe('come whole', () => {
    it('page by page, each small enough for the broker, however long the orders are; the answer says whether there is more', async () => {
      const { menu } = await menuOfLongNames();
      const placed: string[] = [];
      for (let order = 0; order < 8; order++)
        placed.push((await ordering.placed(menu, longOrder(menu, 40, 8))).orderId);
      const seen: string[] = [];
      let pages = 0;
      for (let after: string | null | undefined; after !== null; pages++) {
        const page = await ask(CustomerOrdersRpcV1, PHONE, after);
        expect(page.bytes).toBeLessThan(BROKER_BYTES);
        seen.push(...page.orders.map(({ orderId }) => orderId));
        after = page.next;
      }
      expect(seen).toEqual(placed.toSorted());
      expect(pages).toBeGreaterThan(1);
    });
  });

  it('are told of to who writes about them in answers that the broker takes; what has no room is named', async () => {
    const { menu } = await menuOfLongNames();
    const placed: string[] = [];
    for (let order = 0; order < 8; order++) placed.push((await ordering.placed(menu, longOrder(menu, 40, 8))).orderId);
    const published: string[] = [];
    let answers = 0;
    for (let asked = placed; asked.length > 0; answers++) {
      const message = await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: asked }), {
        timeout: 10_000,
      });
      expect(message.data.length).toBeLessThan(BROKER_BYTES);
      const { tickets, left = [] } = OrderTicketsRpcV1.reply.parse(message.json<{ reply: unknown }>().reply);
      published.push(...tickets.map(({ orderId }) => orderId));
      asked = left;
    }
    expect(published.toSorted()).toEqual(placed.toSorted());
    expect(answers).toBeGreaterThan(1);
  });

  describe('come in short', () => {
    it('with how many there are, which, and what of them is open; nothing of what is in them', async () => {
      const { menu, owner } = await ordering.restaurant();
      const [open, ended] = [
        await ordering.placed(menu, by('503 555 0177')),
        await ordering.placed(menu, by('503 555 0177')),
      ];
      await ordering.placed(menu, by('503 555 0178'));
      await ordering.moved(owner, menu.shareId, ended.orderId, { move: 'reject', reason: 'Closed', version: 1 });
      const { bytes: _, ...summary } = await ask(CustomerOrderSummaryRpcV1, PHONE);
      expect(summary).toEqual({
        total: 2,
        orderIds: [open.orderId, ended.orderId].toSorted(),
        open: [
          {
            orderNumber: open.orderNumber,
            restaurantName: menu.restaurantName,
            erasableFrom: expect.any(String) as string,
          },
        ],
        next: null,
      });
      const whole = (await ask(CustomerOrdersRpcV1, PHONE)).orders.find(({ orderId }) => orderId === open.orderId);
      expect(summary.open[0]?.erasableFrom).toBe(whole?.erasableFrom);
    });

    it('part by part where they are more than an answer holds', async () => {
      const { menu } = await ordering.restaurant({ restaurantName: '長'.repeat(200) });
      const { orderId } = await ordering.placed(menu, by('503 555 0177'));
      const columns = (
        (await ordering.query(
          `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = 'orders' AND column_name NOT IN ('id', 'number')`,
        )) as { names: string }[]
      )[0]!.names;
      await ordering.query(
        `INSERT INTO orders (id, number, ${columns}) SELECT gen_random_uuid(), 'N' || n, ${columns} FROM orders, generate_series(1, 1500) AS n WHERE id = $1`,
        [orderId],
      );
      const first = await ask(CustomerOrderSummaryRpcV1, PHONE);
      expect([first.total, first.orderIds.length < 1501, first.open.length]).toEqual([
        1501,
        true,
        first.orderIds.length,
      ]);
      expect(first.bytes).toBeLessThan(BROKER_BYTES);
      const all = [...first.orderIds];
      for (let after = first.next; after !== null;) {
        const page = await ask(CustomerOrderSummaryRpcV1, PHONE, after);
        all.push(...page.orderIds);
        after = page.next;
      }
      expect(new Set(all).size).toBe(1501);
    });
  });

  describe('are found by a number that was typed without its country code', () => {
    it.each([
      [
        '+393331234567',
        'EUR',
        'Europe/Rome',
        ['333 123 4567', '+39 333 1234567', '0039 333 123 4567'],
        ['0333 123 4567', '+49 333 1234567'],
      ],
      ['+390612345678', 'EUR', 'Europe/Rome', ['06 1234 5678'], ['6 1234 5678']],
      ['+491711234567', 'EUR', 'Europe/Berlin', ['0171 1234567', '171/1234567'], ['00391711234567', '1234567']],
      ['+442079460958', 'GBP', 'Europe/London', ['(020) 7946 0958', '20 7946 0958'], ['7946 0958']],
      ['+41791234567', 'CHF', 'Europe/Zurich', ['079 123 45 67'], ['+33 79 123 45 67']],
      ['+525512345678', 'MXN', 'America/Mexico_City', ['55 1234 5678'], ['5512 345']],
      ['+36301234567', 'HUF', 'Europe/Budapest', ['06 30 123 4567', '30 123 4567'], []],
      ['+37061234567', 'EUR', 'Europe/Vilnius', ['8 612 34567', '0 612 34567'], ['1234567']],
    ])('%s (%s, %s)', async (proved, currency, timeZone, same, others) => {
      const { menu } = await ordering.restaurant({ currency, timeZone, restaurantPhone: undefined });
      const theirs: string[] = [];
      for (const typed of same) theirs.push((await ordering.placed(menu, by(typed))).orderId);
      for (const typed of others) await ordering.placed(menu, by(typed));
      expect(await found(proved)).toEqual(theirs.toSorted());
      expect((await ask(CustomerOrderSummaryRpcV1, phoneOf(proved))).orderIds).toEqual(theirs.toSorted());
    });

    it('of the restaurant’s own country: the same digits in another country of the euro are somebody else’s', async () => {
      const [italian, german, anywhere] = [
        await ordering.restaurant({ currency: 'EUR', restaurantPhone: '+39 06 1234 5678' }),
        await ordering.restaurant({ currency: 'EUR', restaurantPhone: '+49 30 901820' }),
        await ordering.restaurant({ currency: 'EUR', restaurantPhone: '06 1234 5678' }),
      ];
      const [inItaly, inGermany] = [
        await ordering.placed(italian.menu, by('333 123 4567')),
        await ordering.placed(german.menu, by('333 123 4567')),
      ];
      await ordering.placed(anywhere.menu, by('333 123 4567'));
      expect(await found('+393331234567')).toEqual([inItaly.orderId]);
      expect(await found('+493331234567')).toEqual([inGermany.orderId]);
    });

    it('also where the restaurant has entered or corrected the order itself', async () => {
      const { menu, owner } = await ordering.restaurant({
        currency: 'EUR',
        timeZone: 'Europe/Rome',
        restaurantPhone: undefined,
      });
      const { cart, orderType, paymentMethod } = anOrder(menu);
      const entered = (await (
        await ordering.call('POST', `/api/orders/board/${menu.shareId}/orders`, {
          device: owner,
          body: { customer: { name: 'Ada', phone: '333 123 4567' }, orderType, paymentMethod, cart },
        })
      ).json()) as { orderId: string };
      const { orderId } = await ordering.placed(menu, by('333 000 0000'));
      const corrected = await ordering.call('PUT', `/api/orders/board/${menu.shareId}/orders/${orderId}`, {
        device: owner,
        body: { customer: { name: 'Ada', phone: '333-1234567' }, orderType, paymentMethod, cart, version: 1 },
      });
      expect(corrected.status).toBe(200);
      expect(await found('+393331234567')).toEqual([entered.orderId, orderId].toSorted());
    });

    it('also where they were ordered before this was known of them, once that is filled in; and taken back it is as before', async () => {
      const { menu } = await ordering.restaurant({ currency: 'EUR', restaurantPhone: '+39 06 1234 5678' });
      const { orderId } = await ordering.placed(menu, by('333 123 4567'));
      const runner = ordering.app.get(DataSource).createQueryRunner();
      const migration = new NationalNumbers1760003000000();
      await migration.down(runner);
      await migration.up(runner);
      await runner.release();
      expect(await found('+393331234567')).toEqual([orderId]);
    });

    /** How PostgreSQL finds them; of few rows all are read rather than any index. */
    const planOf = (condition: string) =>
      ordering.app.get(DataSource).transaction(async (manager) => {
        await manager.query('SET LOCAL enable_seqscan = off');
        const lines = (await manager.query(`EXPLAIN SELECT id FROM orders WHERE ${condition}`, ['+393331234567'])) as {
          'QUERY PLAN': string;
        }[];
        return lines.map((line) => line['QUERY PLAN']).join('\n');
      });

    // An index that was made anew is not used while transactions run that began before it.
    it('by an index, and not by looking through all orders', async () => {
      await waitFor('the index to be used', async () =>
        /Index (Only )?Scan using orders_of_phone/.test(await planOf(BY_CONTACT.phone)),
      );
    });

    it('those at one restaurant by the same index alone, however many orders it has', async () => {
      const sales = new Sales1760009000000();
      const runner = ordering.app.get(DataSource).createQueryRunner();
      await sales.down(runner);
      await sales.up(runner);
      await runner.release();
      await waitFor('the index to be used', async () =>
        /Index Cond: .*AND \(share_id = 'here'::text\)/.test(
          await planOf(`${BY_CONTACT.phone} AND share_id = 'here' AND NOT test`),
        ),
      );
    });
  });

  describe('that are too long to be told of', () => {
    const counts = () =>
      ordering.query(
        `SELECT ${['orders', 'outbox', 'idempotency_keys', 'order_deadlines'].map((table) => `(SELECT count(*) FROM ${table})::int AS ${table}`).join(', ')}`,
      );
    const refusal = { code: 'ordering.too_long', detail: expect.stringContaining('This order is too long') as string };

    it('are not taken, and leave nothing behind; those after them are told', async () => {
      const { menu } = await menuOfLongNames();
      const before = await counts();
      const refused = await ordering.call('POST', '/api/orders', {
        body: longOrder(menu, 100, 20),
        headers: { 'idempotency-key': randomUUID() },
      });
      expect([refused.status, await refused.json()]).toEqual([422, expect.objectContaining(refusal)]);
      expect(await counts()).toEqual(before);
      const next = await ordering.placed(menu, longOrder(menu, 30, 8));
      await ordering.published(next.orderId, OrderPlacedV1.type, 1);
    });

    it('are neither entered nor made of a shorter one by the restaurant', async () => {
      const { menu, owner } = await menuOfLongNames();
      const stop = await answering(ordering.nats, MenuSnapshotRpcV1.subject, () => ({ snapshot: menu }));
      const { cart, orderType, paymentMethod } = longOrder(menu, 100, 20);
      const customer = { name: 'Ada', phone: '503 555 0177' };
      const { orderId } = await ordering.placed(menu, by('503 555 0177'));
      const before = await counts();
      const entered = await ordering.call('POST', `/api/orders/board/${menu.shareId}/orders`, {
        device: owner,
        body: { customer, orderType, paymentMethod, cart },
      });
      const corrected = await ordering.call('PUT', `/api/orders/board/${menu.shareId}/orders/${orderId}`, {
        device: owner,
        body: { customer, orderType, paymentMethod, cart, version: 1 },
      });
      for (const response of [entered, corrected])
        expect([response.status, await response.json()]).toEqual([422, expect.objectContaining(refusal)]);
      expect(await counts()).toEqual(before);
      expect(
        (await ask(CustomerOrdersRpcV1, PHONE)).orders.map(({ version, lines }) => [version, lines.length]),
      ).toEqual([[1, 1]]);
      await stop();
    });
  });
});
