import { randomUUID } from 'node:crypto';
import {
  OrderTicketsRpcV1,
  QuoteResponse,
  type Board,
  type BoardItems,
  type BoardOrder,
  type CartLine,
  type Choices,
  type MenuSnapshot,
} from '@chalkboard/contracts';
import { anItem, anOrder } from '../src/domain/testing/order.factory';
import { OrderingUnderTest } from './ordering-under-test';

const option = (id: string, name: string, unitPrice: number, more: object = {}) => ({ id, name, unitPrice, ...more });
const RULES: MenuSnapshot['rules'] = {
  choices: {
    groups: [
      {
        id: 'halves',
        name: 'Halves',
        kind: 'halves',
        min: 2,
        max: 2,
        free: 0,
        options: [
          option('a', 'Margherita', 0),
          option('b', 'Salami', 250),
          option('c', 'Tuna', 300, { itemId: 'tuna' }),
        ],
      },
      {
        id: 'sauce',
        name: 'Sauce',
        kind: 'each',
        min: 0,
        max: 3,
        free: 1,
        repeats: true,
        options: [option('pesto', 'Pesto', 100), option('chili', 'Chili', 50, { soldOut: true })],
      },
    ],
    dishes: [{ itemId: 'margherita', groupIds: ['halves', 'sauce'] }],
  },
};
const HALVES: Choices = [
  { groupId: 'halves', optionId: 'b' },
  { groupId: 'halves', optionId: 'a' },
];
const PESTO = { groupId: 'sauce', optionId: 'pesto' };
const OPTIONS = ['Half Margherita / half Salami', 'Sauce: 2 × Pesto'];

describe('choices of an order, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterAll(() => ordering.stop());

  const restaurant = () =>
    ordering.restaurant({
      items: [anItem(), anItem({ id: 'tuna', name: 'Tuna', soldOut: true })],
      rules: RULES,
    });
  const line = (choices: unknown, total = 16): CartLine => ({
    name: 'Margherita',
    price: '',
    quantity: 1,
    total,
    itemId: 'margherita',
    ...(choices !== undefined && { choices: choices as Choices }),
  });
  const place = (menu: MenuSnapshot, cart: CartLine[]) =>
    ordering.call('POST', '/api/orders', {
      body: anOrder(menu, { cart, subtotal: cart[0]!.total, total: cart[0]!.total }),
      headers: { 'idempotency-key': randomUUID() },
    });

  it('cost and read the same in quote, order, board, ticket and event', async () => {
    const { menu, owner } = await restaurant();
    const cart = [line([{ ...PESTO, quantity: 2 }, ...HALVES])];
    const response = await ordering.call('POST', '/api/orders/quote', {
      body: { shareId: menu.shareId, orderType: 'pickup', cart },
    });
    const quoted = QuoteResponse.parse(await response.json());
    expect(quoted).toMatchObject({ total: 1600, lines: [{ options: OPTIONS, unitPrice: 1600 }] });
    const { orderId } = await ordering.placed(menu, { cart, subtotal: 16, total: 16 });
    const board = (await (
      await ordering.call('GET', `/api/orders/board/${menu.shareId}`, { device: owner })
    ).json()) as Board;
    const choices = [
      { groupId: 'halves', optionId: 'a' },
      { groupId: 'halves', optionId: 'b' },
      { ...PESTO, quantity: 2 },
    ];
    const expected = { total: 1600, lines: [{ options: OPTIONS, choices, unitPrice: 1600, total: 1600 }] };
    expect(board.orders).toMatchObject([expected]);
    const [event] = await ordering.published(orderId, 'ordering.order.placed.v1', 1);
    expect(event!.data).toMatchObject(expected);
    const answer = await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [orderId] }));
    expect(JSON.stringify(answer.json())).toContain(OPTIONS[0]);
  });

  it.each<[string, unknown, number, string]>([
    ['nothing of a required group', undefined, 422, 'ordering.choice_needed'],
    ['one half alone', [HALVES[0]], 422, 'ordering.choice_needed'],
    ['the same half twice', [HALVES[0], HALVES[0]], 422, 'ordering.choice_needed'],
    ['too many', [...HALVES, { ...PESTO, quantity: 4 }], 422, 'ordering.choice_needed'],
    ['an unknown option', [...HALVES, { groupId: 'sauce', optionId: '__proto__' }], 422, 'ordering.item_not_on_menu'],
    ['an unknown group', [...HALVES, { groupId: 'gold', optionId: 'pesto' }], 422, 'ordering.item_not_on_menu'],
    [
      'choices within an option that has none',
      [...HALVES, { ...PESTO, choices: [PESTO] }],
      422,
      'ordering.item_not_on_menu',
    ],
    ['a sold-out option', [...HALVES, { groupId: 'sauce', optionId: 'chili' }], 409, 'ordering.item_not_available'],
    [
      'an option whose dish is sold out',
      [HALVES[0], { groupId: 'halves', optionId: 'c' }],
      409,
      'ordering.item_not_available',
    ],
    ['a quantity below one', [...HALVES, { ...PESTO, quantity: -3 }], 400, 'request.invalid'],
    ['half an option', [...HALVES, { ...PESTO, quantity: 0.5 }], 400, 'request.invalid'],
    ['no list', { groupId: 'halves' }, 400, 'request.invalid'],
  ])('are refused with %s, and leave nothing behind', async (_, choices, status, code) => {
    const { menu } = await restaurant();
    const response = await place(menu, [line(choices)]);
    const problem = (await response.json()) as { code: string; detail?: string };
    expect([response.status, problem.code]).toEqual([status, code]);
    expect(await ordering.query('SELECT 1 FROM orders WHERE share_id = $1', [menu.shareId])).toEqual([]);
  });

  it('are refused at a price that somebody wrote by hand', async () => {
    const { menu } = await restaurant();
    const response = await place(menu, [line(HALVES, 0.01)]);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      409,
      'ordering.total_mismatch',
    ]);
    expect(await ordering.query('SELECT 1 FROM orders WHERE share_id = $1', [menu.shareId])).toEqual([]);
  });

  it('are entered and corrected on the board, which knows the groups; what an order holds stays at its price', async () => {
    const { menu, owner } = await restaurant();
    const board = `/api/orders/board/${menu.shareId}`;
    const items = (await (await ordering.call('GET', `${board}/items`, { device: owner })).json()) as BoardItems;
    expect(items.choices).toEqual(RULES!.choices);
    const request = { customer: { name: 'Ada', phone: '' }, orderType: 'pickup', paymentMethod: 'cash' };
    const missing = await ordering.call('POST', `${board}/orders`, {
      device: owner,
      body: { ...request, cart: [line(undefined)], minutes: 20 },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(((await missing.json()) as { code: string }).code).toBe('ordering.choice_needed');
    const entered = await ordering.call('POST', `${board}/orders`, {
      device: owner,
      body: { ...request, cart: [line(HALVES)], minutes: 20 },
      headers: { 'idempotency-key': randomUUID() },
    });
    const order = (await entered.json()) as BoardOrder;
    expect(order).toMatchObject({ total: 1500, lines: [{ options: [OPTIONS[0]] }] });
    const corrected = await ordering.call('PUT', `${board}/orders/${order.orderId}`, {
      device: owner,
      body: { ...request, version: order.version, cart: [{ ...line(HALVES), quantity: 2 }] },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(await corrected.json()).toMatchObject({ total: 3000, lines: [{ options: [OPTIONS[0]], quantity: 2 }] });
  });
});
