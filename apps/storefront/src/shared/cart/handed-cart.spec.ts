/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { checkoutWith, takeHandedCart } from './handed-cart';
import { emptyCart, storedCart } from './use-cart';

const SOUP = { name: 'Soup & bread', price: '$5.00', quantity: 2, total: 10 };

beforeEach(() => emptyCart('abc'));
afterEach(() => window.history.replaceState(null, '', '/'));

test('a cart goes along to a window of its own, and out of its address', () => {
  window.history.replaceState(null, '', checkoutWith('abc', [SOUP]));
  takeHandedCart('abc');
  expect(storedCart('abc')).toEqual([SOUP]);
  expect([window.location.pathname, window.location.hash]).toEqual(['/checkout/abc', '']);
});

test.each(['#cart=%', '#cart=[]', '#cart=%7B%7D', '#cart=%5B%7B%22name%22%3A1%7D%5D', '#lines', ''])(
  'what is no cart leaves the one that is kept: %s',
  (hash) => {
    window.history.replaceState(null, '', checkoutWith('abc', [SOUP]));
    takeHandedCart('abc');
    window.history.replaceState(null, '', `/checkout/abc${hash}`);
    takeHandedCart('abc');
    expect(storedCart('abc')).toEqual([SOUP]);
  },
);
