import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

import { findColouredPrint } from './coloured-print';
import { findPrint } from './find-print';
import { preparePage } from './sharp-page-preparer';

const [WIDTH, HEIGHT] = [1200, 900];

/** A page with rows of print and a heading bar, painted by `paint`. */
async function page(paint: (pen: SKRSContext2D) => void) {
  const pen = createCanvas(WIDTH, HEIGHT).getContext('2d');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#222';
  for (let row = 0; row < 6; row++) word(pen, 100, 300 + row * 60, 9);
  paint(pen);
  return preparePage({ data: pen.getImageData(0, 0, WIDTH, HEIGHT).data, width: WIDTH, height: HEIGHT }, WIDTH);
}

function word(pen: SKRSContext2D, x: number, y: number, letters: number): void {
  for (let index = 0; index < letters; index++) {
    pen.fillRect(x + index * 18, y, 4, 20);
    pen.fillRect(x + index * 18, y + 16, 13, 4);
  }
}

function bar(pen: SKRSContext2D, ground: string, ink: string): void {
  pen.fillStyle = ground;
  pen.fillRect(60, 100, 700, 60);
  pen.fillStyle = ink;
  word(pen, 300, 120, 8);
}

describe('Print on a coloured ground', () => {
  it('is found where it is nearly as bright as its ground: white on yellow', async () => {
    const { grey, colour } = await page((pen) => bar(pen, '#ffd400', '#fff'));
    const known = findPrint(grey);
    expect(known.filter(({ box }) => box.y < 200)).toEqual([]);
    expect(findColouredPrint(colour!, known)).toEqual([expect.objectContaining({ inverted: true, plane: colour!.weakest, box: { x: 300, y: 120, width: 139, height: 20 } })]);
  });

  it('is not found twice where grey shows it too', async () => {
    const { grey, colour } = await page((pen) => bar(pen, '#ffd400', '#111'));
    expect(findColouredPrint(colour!, findPrint(grey))).toEqual([]);
  });

  it('is not looked for on a page without strong colours', async () => {
    const { colour } = await page((pen) => bar(pen, '#d8d0c4', '#fff'));
    expect(colour).toBeUndefined();
  });
});
