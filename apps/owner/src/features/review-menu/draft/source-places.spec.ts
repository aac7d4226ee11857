import type { MenuItem } from '@chalkboard/contracts';
import { nearestItem, placedReadings, placeOnSourceImage, placesOf, readingAt } from './source-places';

const box = (x: number, y: number, width = 0.2, height = 0.02, page = 1) => ({ page, x, y, width, height });
const item = (id: string, more: Partial<MenuItem>): MenuItem => ({ id, name: id, price: '', ...more });
const draft = [
  {
    id: 'c',
    name: 'C',
    items: [
      item('pie', { source: { name: box(0.1, 0.2), price: box(0.8, 0.2, 0.1) } }),
      item('ale', {
        source: { name: box(0.1, 0.3) },
        variants: [{ id: 's', label: 'S', price: '3', source: box(0.6, 0.3, 0.1) }],
      }),
    ],
  },
];

test('a place spans name and prices, sizes among them, on the page where the name stands', () => {
  expect(placeOnSourceImage(draft[0]!.items[1]!)).toMatchObject({ page: 1, x: 0.1, y: 0.3 });
  expect(placeOnSourceImage(draft[0]!.items[1]!)!.width).toBeCloseTo(0.6);
  expect(placeOnSourceImage(item('none', {}))).toBeUndefined();
  expect(
    placeOnSourceImage(item('two pages', { source: { name: box(0.1, 0.9), price: box(0.8, 0.1, 0.1, 0.02, 2) } })),
  ).toEqual(box(0.1, 0.9));
});

test('a tap finds the reading under it, or the nearest within reach of a thumb, and nothing far away', () => {
  const readings = placedReadings(draft);
  const reach = { x: 0.05, y: 0.03 };
  expect(readingAt(readings, { page: 1, x: 0.15, y: 0.21 }, reach)).toMatchObject({ itemId: 'pie', part: 'name' });
  expect(readingAt(readings, { page: 1, x: 0.85, y: 0.24 }, reach)).toMatchObject({ itemId: 'pie', part: 'price' });
  expect(readingAt(readings, { page: 1, x: 0.5, y: 0.8 }, reach)).toBeUndefined();
  expect(readingAt(readings, { page: 2, x: 0.15, y: 0.21 }, reach)).toBeUndefined();
});

test('a price without a dish belongs by the item on its line, however far left that stands', () => {
  expect(nearestItem(draft, box(0.8, 0.305, 0.05))).toBe('ale');
  expect(nearestItem(draft, box(0.8, 0.19, 0.05))).toBe('pie');
  expect(nearestItem(draft, box(0.8, 0.3, 0.05, 0.02, 3))).toBeUndefined();
});

test('an item with sizes is marked at each of its prices once, not around all of them as well', () => {
  const size = (id: string, source: ReturnType<typeof box>) => ({ id, label: id, price: '3', source });
  const marked = (...variants: ReturnType<typeof size>[]) =>
    placesOf(item('ale', { source: { name: box(0.1, 0.3), price: box(0.6, 0.3, 0.3) }, variants }));
  expect(marked(size('S', box(0.6, 0.3, 0.1)), size('L', box(0.8, 0.3, 0.1)))).toEqual([
    box(0.1, 0.3),
    box(0.6, 0.3, 0.1),
    box(0.8, 0.3, 0.1),
  ]);
  expect(marked(size('S', box(0.6, 0.3)), size('L', box(0.6, 0.3)))).toEqual([box(0.1, 0.3), box(0.6, 0.3)]);
});
