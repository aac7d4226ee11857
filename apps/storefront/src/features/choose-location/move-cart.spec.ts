/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi } from '@chalkboard/web-kit/testing';
import { storedCart } from '../../shared/cart/use-cart';
import { moveCart } from './move-cart';

const soup = { name: 'Soup', price: '$8.00', quantity: 2, total: 16, itemId: 'soup' };
const pie = { name: 'Pie', price: '$5.00', quantity: 1, total: 5, itemId: 'pie', notes: 'Warm, please' };

const pricedLine = (name: string, unitPrice: number, code?: string) => ({
  name,
  options: [],
  quantity: 1,
  unitPrice,
  total: unitPrice,
  ...(code && { problem: { code, detail: 'Not to be had.' } }),
});
const quoteWith = (...lines: object[]) => ({
  json: {
    currency: 'USD',
    timeZone: 'UTC',
    lines,
    subtotal: 2400,
    deliveryFee: 0,
    total: 2400,
    minimumOrder: 0,
    times: { asap: true, readyAt: '2026-11-21T18:40:00.000Z', prepMinutes: 25, busy: false, slots: [] },
  },
});

let fake: ReturnType<typeof fakeApi>;
const askFor = (quote: Parameters<typeof fakeApi>[0][string]) => (fake = fakeApi({ 'POST /api/orders/quote': quote }));

afterEach(() => (fake.restore(), localStorage.clear()));

describe('a cart that is brought to another restaurant', () => {
  beforeEach(() => localStorage.setItem('cart_main', JSON.stringify([soup, pie])));

  it('has its prices there and is empty here', async () => {
    askFor(quoteWith(pricedLine('Soup', 950), pricedLine('Pie', 500)));
    expect(await moveCart('main', 'river', 'USD')).toEqual([]);
    expect(storedCart('river')).toMatchObject([
      { name: 'Soup', price: '$9.50', quantity: 2, total: 19 },
      { name: 'Pie', price: '$5.00', notes: 'Warm, please' },
    ]);
    expect(storedCart('main')).toEqual([]);
  });

  it('leaves out what is not to be had there, and says so', async () => {
    askFor(quoteWith(pricedLine('Soup', 800, 'ordering.item_not_available'), pricedLine('Pie', 600)));
    expect(await moveCart('main', 'river', 'USD')).toEqual(['Soup']);
    expect(storedCart('river')).toMatchObject([{ name: 'Pie', price: '$6.00' }]);
  });

  it('keeps what is only not served at this hour: it can be ordered ahead', async () => {
    askFor(quoteWith(pricedLine('Soup', 800, 'ordering.not_served_then'), pricedLine('Pie', 500)));
    expect(await moveCart('main', 'river', 'USD')).toEqual([]);
    expect(storedCart('river')).toHaveLength(2);
  });

  it('comes as it is where prices cannot be asked for: the checkout asks again', async () => {
    askFor({ status: 503, json: {} });
    expect(await moveCart('main', 'river', 'USD')).toEqual([]);
    expect(storedCart('river')).toMatchObject([soup, pie]);
  });

  it('joins what lies in the cart there', async () => {
    localStorage.setItem('cart_river', JSON.stringify([{ ...pie, notes: undefined }]));
    askFor(quoteWith(pricedLine('Soup', 800), pricedLine('Pie', 500)));
    await moveCart('main', 'river', 'USD');
    expect(storedCart('river').map(({ name }) => name)).toEqual(expect.arrayContaining(['Soup', 'Pie']));
  });
});
