import { createCanvas } from '@napi-rs/canvas';

import type { GreyPicture } from './sharp-page-preparer';
import { splitTouchingCents } from './touching-cents';

/** A page of 200 × 100 pixels with bars of ink, each as x, y, width, height. */
function page(bars: readonly (readonly [number, number, number, number])[]): GreyPicture {
  const pen = createCanvas(200, 100).getContext('2d');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, 200, 100);
  pen.fillStyle = '#111';
  for (const bar of bars) pen.fillRect(...bar);
  const pixels = pen.getImageData(0, 0, 200, 100).data;
  return { data: Buffer.from(Array.from({ length: 200 * 100 }, (_, index) => pixels[4 * index]!)), width: 200, height: 100 };
}

/** A seven: its arm reaches over to the right, where a thin stroke joins it to what follows. */
const SEVEN = [[50, 20, 20, 5], [56, 25, 6, 35], [70, 22, 2, 1]] as const;

describe('Cents that touch the figure before them', () => {
  it('are split from it where its ink is thinnest', () => {
    const cents = splitTouchingCents(page([...SEVEN, [72, 20, 12, 20], [86, 20, 10, 20], [72, 20, 24, 3]]), [{ x: 50, y: 20, width: 46, height: 40, area: 700 }], false);
    expect(cents?.whole.at(-1)).toMatchObject({ x: 50, height: 40 });
    expect(cents?.raised[0]).toMatchObject({ x: 71, y: 20, width: 25, height: 20 });
  });

  it('are not there when figures stand on the base line to the end', () => {
    expect(splitTouchingCents(page([...SEVEN, [72, 20, 10, 40], [86, 20, 10, 40], [72, 20, 24, 3]]), [{ x: 50, y: 20, width: 46, height: 40, area: 1000 }], false)).toBeUndefined();
  });
});
