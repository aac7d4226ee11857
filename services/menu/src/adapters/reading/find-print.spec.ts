import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

import { right } from '../../domain/reading/box';
import { findPrint } from './find-print';
import type { GreyPicture } from './sharp-page-preparer';

/** A page of 1200 × 800 pixels, painted by `paint`. */
function page(paint: (pen: SKRSContext2D) => void): GreyPicture {
  const [width, height] = [1200, 800];
  const pen = createCanvas(width, height).getContext('2d');
  pen.fillStyle = '#e8e8e8';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#222';
  paint(pen);
  const pixels = pen.getImageData(0, 0, width, height).data;
  return { data: Buffer.from(Array.from({ length: width * height }, (_, index) => pixels[4 * index]!)), width, height };
}

/** Stands for a word: letters of 20 pixels' height, as near as in print. */
function word(pen: SKRSContext2D, x: number, y: number, letters: number): void {
  for (let index = 0; index < letters; index++) {
    pen.fillRect(x + index * 18, y, 4, 20);
    pen.fillRect(x + index * 18, y + 16, 13, 4);
  }
}

const rows = (pen: SKRSContext2D) => {
  for (let row = 0; row < 6; row++) {
    word(pen, 100, 100 + row * 60, 9);
    word(pen, 800, 100 + row * 60, 4);
  }
};

describe('Finding print on a page', () => {
  it('joins the letters of a line and keeps a price apart from its name', () => {
    const pieces = findPrint(page(rows));
    expect(pieces).toHaveLength(12);
    expect(pieces.filter(({ box }) => right(box) < 400).map(({ letters }) => letters.length)).toEqual([9, 9, 9, 9, 9, 9]);
  });

  it('finds light print on a dark bar, and says so', () => {
    const picture = page((pen) => {
      rows(pen);
      pen.fillRect(60, 500, 600, 60);
      pen.fillStyle = '#f4f4f4';
      word(pen, 100, 520, 8);
    });
    expect(findPrint(picture).filter((piece) => piece.inverted)).toEqual([expect.objectContaining({ letterHeight: 20, box: { x: 100, y: 520, width: 139, height: 20 } })]);
  });

  it('finds a heading between rules that run close above and below', () => {
    const picture = page((pen) => {
      rows(pen);
      word(pen, 100, 540, 8);
      for (const y of [536, 563]) pen.fillRect(60, y, 300, 1);
    });
    expect(findPrint(picture).filter(({ box }) => box.y > 500)).toEqual([expect.objectContaining({ box: { x: 100, y: 540, width: 139, height: 20 } })]);
  });

  it('does not take the insides of letters for print', () => {
    const picture = page((pen) => {
      pen.lineWidth = 5;
      pen.strokeStyle = '#222';
      for (let row = 0; row < 5; row++) for (let index = 0; index < 8; index++) pen.strokeRect(100 + index * 42, 100 + row * 90, 30, 40);
    });
    expect(findPrint(picture).filter((piece) => piece.inverted)).toEqual([]);
  });

  it('measures how much a line leans', () => {
    const picture = page((pen) => {
      rows(pen);
      pen.setTransform(1, 0.05, 0, 1, 0, 0);
      word(pen, 100, 600, 20);
    });
    const leaning = findPrint(picture).find(({ letters }) => letters.length === 20);
    expect(leaning?.slope).toBeCloseTo(0.05, 2);
  });

  it('finds nothing on blank paper', () => expect(findPrint(page(() => undefined))).toEqual([]));
});
