import { cutAround, type StripContent } from './strip-cut';

const page = { width: 1000, height: 1400 };
const content = (
  x: number,
  y: number,
  width = 0.04,
  height = 0.01,
  known: StripContent['known'] = 'both',
): StripContent => ({ region: { page: 1, x, y, width, height }, lineHeight: 0.01, known });
const right = ({ x, width }: { x: number; width: number }) => x + width;

test.each([
  ['in the middle', content(0.5, 0.5)],
  ['at the right edge', content(0.92, 0.02)],
  ['at the bottom left', content(0, 0.985)],
  ['as wide as the page', content(0, 0.3, 1, 0.02)],
  ['a whole column', content(0.1, 0.1, 0.3, 0.8)],
])('a region %s lies in its strip, and the strip in the page', (_, given) => {
  const cut = cutAround(given, page);
  const { region } = given;
  for (const start of [cut.x, cut.y]) expect(start).toBeGreaterThanOrEqual(0);
  for (const end of [right(cut), cut.y + cut.height]) expect(end).toBeLessThanOrEqual(1.0001);
  expect(cut.x).toBeLessThanOrEqual(region.x + 0.0001);
  expect(right(cut)).toBeGreaterThanOrEqual(right(region) - 0.0001);
  expect(cut.y).toBeLessThanOrEqual(region.y + 0.0001);
  expect(cut.y + cut.height).toBeGreaterThanOrEqual(region.y + region.height - 0.0001);
});

test('a price alone is shown with more around it: its name may stand far away', () => {
  const width = (known: StripContent['known']) => cutAround(content(0.5, 0.5, 0.05, 0.01, known), page).width;
  expect(width('price')).toBeGreaterThan(width('both'));
});

test('of a price more is shown to its left, of a name to its right, of both as much on either side', () => {
  const room = (known: StripContent['known']) => {
    const given = content(0.5, 0.5, 0.04, 0.01, known);
    const cut = cutAround(given, page);
    return [given.region.x - cut.x, right(cut) - right(given.region)] as const;
  };
  expect(room('price')[0]).toBeGreaterThan(3 * room('price')[1]);
  expect(room('name')[1]).toBeGreaterThan(3 * room('name')[0]);
  expect(room('both')[0]).toBeCloseTo(room('both')[1]);
});

test('small print is shown larger: the strip is as wide as its lines are high', () => {
  const width = (lineHeight: number) => cutAround({ ...content(0.5, 0.5, 0.05, 0.005), lineHeight }, page).width;
  expect(width(0.006)).toBeCloseTo(width(0.012) / 2);
});
