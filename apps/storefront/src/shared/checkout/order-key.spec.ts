/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { deleteOrderKey, orderKeyFor } from './order-key';

test('a retry has the same key, other content another, and so has the next order', () => {
  const first = orderKeyFor('abc', '{"total":10}');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(orderKeyFor('abc', '{"total":10}')).toBe(first);
  expect(orderKeyFor('abc', '{"total":11}')).not.toBe(first);
  const again = orderKeyFor('abc', '{"total":10}');
  deleteOrderKey('abc');
  expect(orderKeyFor('abc', '{"total":10}')).not.toBe(again);
});
