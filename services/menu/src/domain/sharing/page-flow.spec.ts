import fc from 'fast-check';
import { flow, type Atom } from './page-flow';

const line = (height: number, more: Partial<Atom> = {}) => ({ height, space: 0, keep: false, ...more });
const places = (atoms: Atom[], height: number, columns = 1) =>
  flow(atoms, { columns, heightOf: () => height }).map(({ page, column, top }) => [page, column, top]);

test('lines fill a page, then the next', () => {
  expect(places([line(40), line(40), line(40)], 100)).toEqual([
    [0, 0, 0],
    [0, 0, 40],
    [1, 0, 0],
  ]);
});

test('a heading goes to the next page with its first dish, and leaves no space above itself there', () => {
  const heading = line(20, { space: 15, keep: true });
  expect(places([line(70), heading, line(30)], 100)).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 20],
  ]);
});

test('the lines of a dish stay together, unless they are higher than a page', () => {
  const dish = (lines: number) => Array.from({ length: lines }, (_, at) => line(20, { keep: at < lines - 1 }));
  expect(places([line(60), ...dish(3)], 100).map(([page]) => page)).toEqual([0, 1, 1, 1]);
  expect(places(dish(7), 100).map(([page]) => page)).toEqual([0, 0, 0, 0, 0, 1, 1]);
});

test('the columns of the last page are even', () => {
  expect(
    places(
      Array.from({ length: 6 }, () => line(20)),
      100,
      2,
    ),
  ).toEqual([
    [0, 0, 0],
    [0, 0, 20],
    [0, 0, 40],
    [0, 1, 0],
    [0, 1, 20],
    [0, 1, 40],
  ]);
});

test('a page may be lower than the others', () => {
  const placed = flow([line(40), line(40), line(40)], { columns: 1, heightOf: (page) => (page === 0 ? 50 : 100) });
  expect(placed.map(({ page }) => page)).toEqual([0, 1, 1]);
});

test('what does not fit the low columns of the first page whole goes to the second', () => {
  const dish = [line(30, { keep: true }), line(30)];
  expect(
    flow(dish, { columns: 2, heightOf: (page) => (page === 0 ? 50 : 100) }).map(({ page, column }) => [page, column]),
  ).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

test('whatever is put in comes out once, in order, within its column; and what is kept together is, where it can be', () => {
  const atom = fc.record({
    height: fc.integer({ min: 1, max: 60 }),
    space: fc.integer({ min: 0, max: 20 }),
    keep: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(atom, { maxLength: 60 }), fc.integer({ min: 1, max: 3 }), (atoms, columns) => {
      const placed = flow(atoms, { columns, heightOf: () => 100 });
      expect(placed.map((place) => place.atom)).toEqual(atoms);
      const rank = ({ page, column, top }: (typeof placed)[number]) => (page * columns + column) * 1000 + top;
      placed.forEach((place, at) => {
        expect(place.top + place.atom.height).toBeLessThanOrEqual(100);
        const next = placed[at + 1];
        if (next) expect(rank(next)).toBeGreaterThan(rank(place));
        // Two lines always fit a column; more that hang together may not.
        if (
          next &&
          place.atom.keep &&
          !atoms[at - 1]?.keep &&
          !next.atom.keep &&
          place.atom.height + next.atom.space + next.atom.height <= 100
        ) {
          expect([next.page, next.column]).toEqual([place.page, place.column]);
        }
      });
    }),
  );
});
