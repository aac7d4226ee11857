import { photoWidths } from '@chalkboard/menu-rules/photo';
import sharp from 'sharp';
import { blackPng, resizedJpeg } from '../../extraction/testing/hostile-pictures';
import { makePhoto } from './make-photo';

const drawn = (width: number, height: number, background = '#b45309') =>
  sharp({ create: { width, height, channels: 4, background } });
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

test('a photo is kept in several widths, as AVIF and as WebP', async () => {
  const { files, width, height } = await makePhoto(await drawn(1600, 1200).jpeg().toBuffer());
  expect([width, height]).toEqual([1280, 960]);
  expect(files.map((file) => `${file.width}.${file.format}`)).toEqual(
    photoWidths(1280).flatMap((one) => [`${one}.avif`, `${one}.webp`]),
  );
  for (const { bytes, ...file } of files) {
    const found = await sharp(bytes).metadata();
    expect([found.width, found.height, found.format === 'heif' ? 'avif' : found.format]).toEqual([
      file.width,
      (file.width * 3) / 4,
      file.format,
    ]);
  }
});

test('a small one is not blown up', async () => {
  const { files, width, height } = await makePhoto(await drawn(200, 150).png().toBuffer());
  expect([width, height, files.map((file) => file.width)]).toEqual([200, 150, [160, 160, 200, 200]]);
});

test('a photo stands as its camera held it, and tells nothing of where, when and with what it was taken', async () => {
  const gps = {
    IFD0: { Make: 'Secret Camera' },
    IFD3: { GPSLatitude: '43/1 39/1 41/1', GPSLatitudeRef: 'N', GPSLongitude: '70/1 15/1 18/1', GPSLongitudeRef: 'W' },
  };
  const taken = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
    .withExif(gps)
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret Studio</x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect([taken.includes('Secret Camera'), taken.includes('Secret Studio')]).toEqual([true, true]);
  const { files, width, height } = await makePhoto(taken);
  expect([width, height]).toEqual([200, 400]);
  for (const { bytes } of files) {
    const { exif, xmp, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, bytes.includes('Secret')]).toEqual([undefined, undefined, undefined, false]);
  }
});

test('of a page the part is cut that is asked for, as it stands upright', async () => {
  const page = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#ffffff' } })
    .composite([{ input: await drawn(400, 250, '#00aa00').png().toBuffer(), left: 200, top: 500 }])
    .webp({ lossless: true })
    .toBuffer();
  const { files, width, height } = await makePhoto(page, { x: 0.25, y: 0.5, width: 0.5, height: 0.25 });
  expect([width, height]).toEqual([400, 250]);
  const { channels } = await sharp(files.at(-1)!.bytes).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([0, 17, 0]);
});

test.each([
  ['half a picture', async () => (await noise(600, 600).jpeg().toBuffer()).subarray(0, 5000), 'damaged'],
  [
    'one that only begins as a PNG does',
    () =>
      Promise.resolve(
        Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('<svg/>')]),
      ),
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
  ['a strip', () => drawn(2000, 90).png().toBuffer(), 'too-narrow'],
])('%s is no photograph', async (_, make, fault) => {
  await expect(make().then((bytes) => makePhoto(bytes))).rejects.toMatchObject({ fault });
});
