import sharp, { type Sharp } from 'sharp';
import { blackPng, resizedJpeg } from '../src/extraction/testing/hostile-pictures';

/** A drawing with a script: no picture that menu takes, whatever it is called. */
export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>',
);

export const picture = (background: string, { width = 300, height = 200 } = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A file that is refused: what it is, its bytes, and the status and code of the answer. */
export type RefusedPicture = [what: string, bytes: () => Buffer | Promise<Buffer>, status: number, code: string];

/** What is refused as a photograph and as a logo alike. @param called what the sender calls the drawing */
export const refusedPictures = (as: 'photo' | 'logo', called: string, maxBytes: number): RefusedPicture[] => [
  [`a drawing with a script, called ${called}`, () => SVG, 415, `menu.invalid_${as}_type`],
  ['a GIF', () => picture('#222222').gif().toBuffer(), 415, `menu.invalid_${as}_type`],
  ['an empty file', () => Buffer.alloc(0), 400, `menu.no_${as}`],
  [
    'a picture over the limit',
    async () => Buffer.concat([await picture('#333333').png().toBuffer(), Buffer.alloc(maxBytes)]),
    413,
    `menu.${as}_too_large`,
  ],
  [
    'half a picture',
    async () =>
      (await picture('#444444', { width: 1500, height: 1500 }).jpeg({ quality: 100 }).toBuffer()).subarray(0, 3000),
    422,
    `menu.unusable_${as}`,
  ],
  [
    'a PNG of 60 000 by 60 000 pixels in 2 MB',
    () => blackPng({ width: 60_000, height: 60_000, depth: 1, colour: 0 }),
    422,
    `menu.unusable_${as}`,
  ],
  [
    'a JPEG whose header promises four thousand million pixels',
    async () => resizedJpeg(await picture('#555555').jpeg().toBuffer(), 65_500, 65_500),
    422,
    `menu.unusable_${as}`,
  ],
];
