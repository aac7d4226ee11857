import { inkedPixels } from './page-ground';

type Colour = readonly [number, number, number];

/** Pixels of a page of 120 × 120 whose colours are given by place. */
function inked(colourAt: (x: number, y: number) => Colour): number[] {
  const data = Uint8Array.from(
    { length: 3 * 120 * 120 },
    (_, at) => colourAt(Math.floor(at / 3) % 120, Math.floor(at / 360))[at % 3]!,
  );
  return [...inkedPixels({ data, width: 120, height: 120 }, 42)].flatMap((value, at) => (value === -1 ? [at] : []));
}

const [WHITE, PURPLE, RED]: readonly Colour[] = [
  [250, 250, 250],
  [50, 15, 70],
  [200, 30, 40],
];
const isDot = (x: number, y: number): boolean => x >= 30 && x < 34 && y >= 60 && y < 64;

describe('The ink of a page', () => {
  it('is what differs from the ground, on light and on dark', () => {
    expect(inked((x, y) => (isDot(x, y) ? RED! : WHITE!))).toHaveLength(16);
    expect(inked((x, y) => (isDot(x, y) ? RED! : PURPLE!))).toHaveLength(16);
  });

  it('is not the ground beside another', () => expect(inked((x) => (x < 65 ? WHITE! : PURPLE!))).toEqual([]));

  it('is not what grows darker slowly', () => expect(inked((x) => [250 - x, 250 - x, 250 - x])).toEqual([]));
});
