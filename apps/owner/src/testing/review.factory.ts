import { MenuSettings, type MenuItem, type MenuReview } from '@chalkboard/contracts';

export const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, name: id, price: '$5.00', ...more });
/** A dish whose price was read with this confidence. */
export const doubtful = (id: string, price: number) =>
  item(id, { uncertain: true, uncertainReason: 'The price was hard to make out.', confidence: { name: 1, price } });
export const menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 1,
  status: 'extracted',
  restaurantName: 'Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'America/Chicago',
};
export const reading = {
  reader: 'ocr',
  prices: {
    seen: 4,
    placed: 3,
    unplaced: [{ text: '$9.00', source: { page: 1, x: 0.8, y: 0.9, width: 0.1, height: 0.02 } }],
  },
  verdict: 'please-review',
  reasons: ['2 items need your eye.'],
};
export const source = {
  keptUntil: '2100-01-01T00:00:00Z',
  pages: [{ page: 1, width: 1000, height: 1400, url: '/api/menu/abc/source/pages/1' }],
};
/** What is asked about a menu of one category. */
export const reviewOf = (items: MenuItem[], more: object = { reading, source }) =>
  ({ menu: { ...menu, categories: [{ id: 'soups', name: 'Soups', items }] }, ...more }) as unknown as MenuReview;
export const THREE = [doubtful('Leek', 0.6), item('Miso'), doubtful('Pea', 0.2)];
