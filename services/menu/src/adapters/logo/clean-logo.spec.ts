import sharp from 'sharp';
import { blackPng, resizedJpeg } from '../../extraction/testing/hostile-pictures';
import { cleanLogo } from './clean-logo';

const drawn = (width: number, height: number, background = '#b45309') =>
  sharp({ create: { width, height, channels: 4, background } });
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
/** White letters, so to speak, on nothing. */
const whiteOnNothing = () =>
  sharp({ create: { width: 200, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).composite([
    { input: { create: { width: 60, height: 60, channels: 4, background: '#ffffff' } } },
  ]);

test.each([
  ['PNG', () => drawn(1000, 500).png()],
  ['JPEG', () => drawn(1000, 500).jpeg()],
  ['WebP', () => drawn(1000, 500).webp()],
])('a %s becomes a WebP that is small enough for a page', async (_, make) => {
  const { bytes, width, height } = await cleanLogo(await make().toBuffer());
  expect([width, height]).toEqual([512, 256]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
});

test('a small logo is not blown up, and is kept exactly as drawn', async () => {
  const { bytes, width, height } = await cleanLogo(await drawn(64, 48).png().toBuffer());
  expect([width, height]).toEqual([64, 48]);
  expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([0xb4, 0x53, 0x09]);
});

test('a photograph stays small too', async () => {
  expect((await cleanLogo(await noise(1500, 1500).jpeg().toBuffer())).bytes.length).toBeLessThan(250_000);
});

test('a photo stands as its camera held it, and tells nothing of where it was taken', async () => {
  const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'Secret Studio' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { bytes, width, height } = await cleanLogo(photo);
  expect([width, height]).toEqual([200, 400]);
  expect(bytes.includes('Secret Studio')).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('of a moving picture the first moment is kept', async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => drawn(100, 100, colour).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, lossless: true })
    .toBuffer();
  const { bytes, height } = await cleanLogo(moving);
  expect(height).toBe(100);
  expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 0, 0]);
});

test('a white drawing on nothing is shown on a dark ground, every other on a light one', async () => {
  expect((await cleanLogo(await whiteOnNothing().png().toBuffer())).ground).toBe('dark');
  expect((await cleanLogo(await drawn(200, 100, '#ffffff').png().toBuffer())).ground).toBe('light');
});

test.each([
  ['half a picture', async () => (await noise(300, 300).jpeg().toBuffer()).subarray(0, 5000), 'damaged'],
  [
    'one that only begins as a PNG does',
    async () =>
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        Buffer.from('<svg><script>alert(1)</script></svg>'),
      ]),
    'damaged',
  ],
  [
    'a PNG of 60 000 by 60 000 pixels in 2 MB',
    () => blackPng({ width: 60_000, height: 60_000, depth: 1, colour: 0 }),
    'too-many-pixels',
  ],
  [
    'a JPEG whose header promises four thousand million pixels',
    async () => resizedJpeg(await noise(300, 300).jpeg().toBuffer(), 65_500, 65_500),
    'too-many-pixels',
  ],
  ['a line', () => drawn(2000, 10).png().toBuffer(), 'too-narrow'],
  ['a dot', () => drawn(1, 1).png().toBuffer(), 'too-narrow'],
] as const)('%s is no logo', async (_, make, fault) => {
  await expect(make().then(cleanLogo)).rejects.toMatchObject({ fault });
});
