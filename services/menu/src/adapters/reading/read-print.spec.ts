import type { Word } from '../../domain/reading/page';
import { findPageFrame } from './page-frame';
import type { PrintPiece } from './print-pieces';
import { readPrint } from './read-print';
import type { GreyPicture } from './sharp-page-preparer';

const PAGE: GreyPicture = { data: Buffer.alloc(800 * 600, 230), width: 800, height: 600 };

function piece(y: number, height: number, letters: number): PrintPiece {
  const marks = Array.from({ length: letters }, (_, index) => ({ x: 50 + index * height, y, width: height * 0.8, height, area: height * height * 0.4 }));
  const box = { x: 50, y, width: letters * height, height };
  return { box, levelBox: box, letters: marks, dots: [], letterHeight: height, slope: 0, inverted: false };
}

const HEADING = piece(100, 40, 6);
const PIECES = [HEADING, ...[200, 240, 280, 320].map((y) => piece(y, 14, 6))];

/** Reads with looks that cost so much processor time each; the heading reads badly at first. @param budget ms */
async function readWith(budget: number, msPerLook: number) {
  let left = budget;
  let atHeading = 0;
  const look = ({ width, height }: GreyPicture): Promise<Word[]> => {
    left -= msPerLook;
    // Only the heading is as wide for its height as this.
    const isHeading = width < height * 5;
    if (isHeading) atHeading += 1;
    const text = !isHeading ? 'butter' : atHeading === 1 ? 'Deoseits' : 'Desserts';
    return Promise.resolve([{ text, box: { x: 10, y: 10, width: width - 20, height: height - 20 }, confidence: text === 'Deoseits' ? 0.3 : 0.95 }]);
  };
  const words = await readPrint(PAGE, PIECES, findPageFrame(PIECES, PAGE.width, PAGE.height), look, () => left);
  return { atHeading, texts: words.map(({ text }) => text) };
}

describe('Reading the print of a page', () => {
  it('looks again at a heading that reads badly', async () => {
    expect((await readWith(5000, 1)).texts).toContain('Desserts');
  });

  it('does so even when the lines took more than the time there was', async () => {
    const { atHeading, texts } = await readWith(0, 1);
    expect(texts).toContain('Desserts');
    expect(atHeading).toBeGreaterThan(1);
  });
});
