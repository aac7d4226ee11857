import jsQR from 'jsqr';
import { qrCodeOf, qrPathOf, type QrCode } from './qr-code';

const LINK = 'https://menus.example/menu/V1StGXR8_Z5jdHi6B-myT';
/** Pixels of a module. */
const SCALE = 4;

/** What a camera reads of the rectangles that a path draws. */
function scanned({ side }: QrCode, path: string): string | undefined {
  const width = side * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const from = Number(x) * SCALE;
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      for (let column = from; column < from + Number(length) * SCALE; column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return jsQR(pixels, width, width)?.data;
}

test.each(['on-screen', 'on-paper'] as const)('a phone reads the text of a code %s', (correction) => {
  const code = qrCodeOf(LINK, correction);
  expect(scanned(code, qrPathOf(code))).toBe(LINK);
});

test('white of four modules stands around it', () => {
  const { side, bars } = qrCodeOf(LINK, 'on-paper');
  expect([
    Math.min(...bars.map(({ row }) => row)),
    Math.min(...bars.map(({ from }) => from)),
    side - Math.max(...bars.map(({ from, length }) => from + length)),
    side - 1 - Math.max(...bars.map(({ row }) => row)),
  ]).toEqual([4, 4, 4, 4]);
});

test('a code on a screen is coarser than one on paper', () => {
  expect(qrCodeOf(LINK, 'on-screen').side).toBeLessThan(qrCodeOf(LINK, 'on-paper').side);
});
