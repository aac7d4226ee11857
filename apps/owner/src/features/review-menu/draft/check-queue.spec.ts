import type { MenuItem } from '@chalkboard/contracts';
import { checkQueue, priceId } from './check-queue';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, name: id, price: '$5.00', ...more });
const doubtful = (id: string, name: number, price: number) => item(id, { uncertain: true, confidence: { name, price } });

test('the least certain comes first, by the weaker of name and price; what is certain is not asked', () => {
  const draft = [{ id: 'one', name: 'One', items: [doubtful('b', 0.9, 0.6), item('sure'), doubtful('a', 0.2, 0.99)] }, { id: 'two', name: 'Two', items: [doubtful('c', 0.95, 0.8)] }];
  expect(checkQueue(draft, [], new Set()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('prices without a dish follow, until they are settled', () => {
  const price = { text: '9.50', source: { page: 1, x: 0.5, y: 0.25, width: 0.1, height: 0.02 } };
  const draft = [{ id: 'one', name: 'One', items: [doubtful('a', 0.5, 0.5)] }];
  expect(checkQueue(draft, [price], new Set()).map(({ kind }) => kind)).toEqual(['item', 'price']);
  expect(checkQueue(draft, [price], new Set([priceId(price)])).map(({ kind }) => kind)).toEqual(['item']);
});
