import { sagAt } from '../../domain/reading/page';
import { findSag, withoutSag, type LevelLine } from './page-sag';

const WIDTH = 1000;
const HEIGHT = 24;

/** Dishes left, prices right, on a page whose rows are moved down by `down` pixels. */
function menu(down: (x: number) => number, rows = 16): LevelLine[] {
  return Array.from({ length: rows }, (_, row) => {
    const y = 100 + row * 70;
    const nameWidth = 300 + ((row * 37) % 120);
    const line = (x: number, width: number): LevelLine => ({
      box: { x, y: y + down(x + width / 2), width, height: HEIGHT },
      slope: (down(x + width) - down(x)) / width,
    });
    return [
      line(80, nameWidth),
      { ...line(80, 200), box: { ...line(80, 200).box, y: y + 34 + down(180) } },
      line(840, 60),
    ];
  }).flat();
}

describe('The sag of a bent page', () => {
  it('is found where prices stand lower than their dishes, though each line is level', () => {
    const bent = menu((x) => 18 * ((x - 280) / 560) ** 2);
    const sag = findSag(bent, WIDTH)!;
    const level = (line: LevelLine): number => withoutSag(line.box, sag, WIDTH).y;
    for (let row = 0; row < bent.length; row += 3)
      expect(Math.abs(level(bent[row + 2]!) - level(bent[row]!))).toBeLessThan(0.35 * HEIGHT);
  });

  it('is none on a flat page', () =>
    expect(
      findSag(
        menu(() => 0),
        WIDTH,
      ),
    ).toBeUndefined());

  it('is none where nothing stands beside anything', () =>
    expect(
      findSag(
        menu((x) => x / 40).filter((_, index) => index % 3 !== 2),
        WIDTH,
      ),
    ).toBeUndefined());

  it('moves a box by what its middle sinks', () => {
    const sag = { slope: 4, curve: 10 };
    expect(sagAt(1000, sag, WIDTH)).toBe(14);
    expect(withoutSag({ x: 990, y: 100, width: 20, height: 10 }, sag, WIDTH).y).toBe(86);
  });
});
