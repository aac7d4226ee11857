import { groundOf } from './logo';

const pixels = (...rgba: [number, number, number, number][]) => rgba.flat();
const WHITE = [255, 255, 255, 255] as [number, number, number, number];
const BLACK = [20, 20, 20, 255] as [number, number, number, number];
const NOTHING = [0, 0, 0, 0] as [number, number, number, number];

test.each([
  ['a white drawing without a ground of its own stands on a dark one', pixels(WHITE, NOTHING, NOTHING), 'dark'],
  ['a black one on a light one', pixels(BLACK, NOTHING, NOTHING), 'light'],
  ['a white picture that fills its frame has its ground already', pixels(WHITE, WHITE, WHITE), 'light'],
  ['what cannot be seen at all stands on a light one', pixels(NOTHING, NOTHING), 'light'],
])('%s', (_, rgba, ground) => expect(groundOf(rgba)).toBe(ground));
