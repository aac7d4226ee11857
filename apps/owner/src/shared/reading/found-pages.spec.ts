import type { ReadingFound } from '@chalkboard/contracts';
import { afterFound, dishesOf, type FoundPages } from './found-pages';

const line = (y: number): [number, number, number, number] => [0.1, y, 0.5, 0.02];
const EVENTS: readonly ReadingFound[] = [
  { page: 1, turned: 90, shape: 0.7, lines: [line(0.1), line(0.2)], read: 0 },
  { page: 1, read: 1 },
  { page: 1, read: 2 },
  { page: 1, picture: true },
  { page: 1, dishes: [{ name: 'Leek soup', price: '$6.00', heading: 'Soups' }] },
  { page: 2, turned: 0, shape: 1.4, lines: [line(0.3)], read: 1 },
  { page: 2, dishes: [{ name: 'Trout', price: 'MP' }] },
];
const all = (events: readonly ReadingFound[]): FoundPages => events.reduce(afterFound, [] as FoundPages);

test('what is found adds up to pages, in their order', () => {
  expect(all(EVENTS)).toEqual([
    {
      number: 1,
      turned: 90,
      shape: 0.7,
      lines: [line(0.1), line(0.2)],
      read: 2,
      picture: true,
      dishes: [{ name: 'Leek soup', price: '$6.00', heading: 'Soups' }],
    },
    {
      number: 2,
      turned: 0,
      shape: 1.4,
      lines: [line(0.3)],
      read: 1,
      picture: false,
      dishes: [{ name: 'Trout', price: 'MP' }],
    },
  ]);
});

test('an event that comes twice changes nothing', () => {
  expect(all(EVENTS.flatMap((event) => [event, event]))).toEqual(all(EVENTS));
});

test('a line that is lost anywhere and begins anew ends at the same pages', () => {
  for (let cut = 0; cut < EVENTS.length; cut += 1)
    expect(all([...EVENTS.slice(0, cut), ...EVENTS])).toEqual(all(EVENTS));
});

test('nothing goes back: neither lines that are read, nor dishes, nor a picture', () => {
  let pages: FoundPages = [];
  const older: readonly ReadingFound[] = [
    { page: 1, read: 0 },
    { page: 1, turned: 0, lines: [], read: 0 },
    { page: 1, dishes: [] },
  ];
  for (const event of EVENTS) {
    pages = afterFound(pages, event);
    for (const late of older) {
      const next = afterFound(pages, late);
      expect(next[0]!.read).toBeGreaterThanOrEqual(pages[0]!.read);
      expect(next[0]!.lines).toEqual(pages[0]!.lines);
      expect(next[0]!.picture).toBe(pages[0]!.picture);
      expect(dishesOf(next).length).toBe(dishesOf(pages).length);
    }
  }
});

test('an event of a later version, with nothing known in it, is borne', () => {
  expect(all([{ page: 3, smell: 'good' } as ReadingFound])).toEqual([
    { number: 3, lines: [], read: 0, picture: false },
  ]);
});

test('dishes of an earlier page stand before those of a later one, whenever they come', () => {
  expect(dishesOf(all([...EVENTS].reverse())).map(({ name }) => name)).toEqual(['Leek soup', 'Trout']);
});
