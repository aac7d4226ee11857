import sharp from 'sharp';
import { quadToRectangle } from './projective.mjs';
import { seeded } from './random.mjs';

/**
 * @typedef {import('./random.mjs').Random} Random @typedef {{ data: Buffer, width: number, height: number }} Pixels
 * three bytes each
 */

/** Tables under the sheet, as colour and the strength of the grain. */
const TABLES = [
  [92, 64, 44, 14],
  [150, 118, 84, 12],
  [58, 58, 60, 6],
  [198, 196, 190, 9],
  [34, 40, 46, 5],
  [226, 222, 214, 4],
];
/** EXIF orientation, and how the pixels are turned (degrees) so that it shows upright again. */
const TURNS = [
  [1, 0],
  [1, 0],
  [1, 0],
  [6, 270],
  [8, 90],
  [3, 180],
];

/**
 * A page from a scanner: a little turned, with grain, sometimes dark at an edge.
 * @param {Buffer} sheet PNG @param {Random} random @param {{ background: string, width: number }} options width of the
 * picture
 * @returns {Promise<Buffer>} JPEG
 */
export async function scanned(sheet, random, { background, width }) {
  const straight = random.chance(0.25);
  const turned = await sharp(sheet)
    .resize({ width })
    .rotate(straight ? 0 : random.between(-1.4, 1.4), { background: random.chance(0.5) ? background : '#f4f4f2' })
    .toBuffer();
  const pixels = await raw(turned);
  const gutter = random.chance(0.35) ? random.between(0.25, 0.5) : 0;
  const gutterWidth = pixels.width * random.between(0.06, 0.14);
  light(pixels, (x) => 1 - gutter * Math.max(0, 1 - x / gutterWidth) ** 2);
  grain(pixels, random.between(2, 20), random.whole(1, 1e9));
  const grey = random.chance(0.2);
  return encoded(pixels, { blur: random.between(0.3, 0.75), quality: random.whole(70, 88), grey, turn: [1, 0] });
}

/**
 * A photo by phone: the sheet at an angle on a table, uneven light, sometimes bent, glossy, unsharp, turned by its EXIF
 * tag.
 * @param {Buffer} sheet PNG @param {Random} random @param {{ width: number }} options width of the picture
 * @returns {Promise<Buffer>} JPEG
 */
export async function photographed(sheet, random, { width }) {
  const { width: drawn = width } = await sharp(sheet).metadata();
  // From much larger pixels every other one would be left out.
  const source = await raw(drawn > 1.6 * width ? await sharp(sheet).resize({ width }).toBuffer() : sheet);
  // Held so close that some menus fill the picture, others lie on a table.
  const margin = random.chance(0.35) ? random.between(0.005, 0.02) : random.between(0.04, 0.1);
  const height = Math.round((width * source.height) / source.width / random.between(0.95, 1.08));
  const corner = (/** @type {number} */ x, /** @type {number} */ y) =>
    /** @type {const} */ ([
      x * width + (x ? -1 : 1) * (margin + random.between(0, 0.06)) * width,
      y * height + (y ? -1 : 1) * (margin + random.between(0, 0.05)) * height,
    ]);
  const toSheet = quadToRectangle(
    [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)],
    source.width,
    source.height,
  );
  const bend = random.chance(0.5) ? random.between(-0.014, 0.014) * source.width : 0;
  const table = /** @type {[number, number, number, number]} */ (random.pick(TABLES));
  const out = { data: Buffer.alloc(width * height * 3), width, height };
  const phase = random.between(0, 6);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, straight] = toSheet(x, y);
      const v = straight + bend * Math.sin((Math.PI * u) / source.width);
      const at = (y * width + x) * 3;
      if (u >= 0 && v >= 0 && u < source.width - 1 && v < source.height - 1) sample(source, u, v, out.data, at);
      else {
        const wave = table[3] * Math.sin(x / 41 + 4 * Math.sin(y / 230 + phase));
        for (let channel = 0; channel < 3; channel += 1)
          out.data[at + channel] = clamp(/** @type {number} */ (table[channel]) + wave);
      }
    }
  }
  light(out, lightOf(random, width, height));
  grain(out, random.between(4, 16), random.whole(1, 1e9));
  return encoded(out, {
    blur: random.between(0.4, width > 1200 ? 1.3 : 0.6),
    quality: random.whole(70, 85),
    grey: false,
    turn: /** @type {[number, number]} */ (random.pick(TURNS)),
  });
}

/**
 * Light that falls off to one side, perhaps the shade of a hand, perhaps a lamp's reflection. @param {Random} random
 * @param {number} width @param {number} height
 */
function lightOf(random, width, height) {
  const angle = random.between(0, 2 * Math.PI);
  const fall = random.between(0.1, 0.45);
  const shade = random.chance(0.5)
    ? {
        x: random.between(0, width),
        y: random.between(0.4, 1) * height,
        r: random.between(0.25, 0.5) * width,
        depth: random.between(0.2, 0.4),
      }
    : undefined;
  const glare = random.chance(0.25)
    ? {
        x: random.between(0.2, 0.8) * width,
        y: random.between(0.1, 0.7) * height,
        r: random.between(0.12, 0.22) * width,
        gain: random.between(0.15, 0.4),
      }
    : undefined;
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    let value = 1.05 - fall * (0.5 + ((x / width - 0.5) * Math.cos(angle) + (y / height - 0.5) * Math.sin(angle)));
    if (shade)
      value *= 1 - shade.depth / (1 + Math.exp((Math.hypot(x - shade.x, y - shade.y) - shade.r) / (0.06 * width)));
    if (glare) value += glare.gain * Math.exp(-(((x - glare.x) ** 2 + (y - glare.y) ** 2) / glare.r ** 2));
    return value;
  };
}

/** @param {Buffer} image @returns {Promise<Pixels>} */
async function raw(image) {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Bilinear. @param {Pixels} source @param {number} u @param {number} v @param {Buffer} target @param {number} at */
function sample(source, u, v, target, at) {
  const x = Math.floor(u);
  const y = Math.floor(v);
  const dx = u - x;
  const dy = v - y;
  const first = (y * source.width + x) * 3;
  const below = first + source.width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const byte = (/** @type {number} */ offset) => /** @type {number} */ (source.data[offset + channel]);
    target[at + channel] =
      (byte(first) * (1 - dx) + byte(first + 3) * dx) * (1 - dy) + (byte(below) * (1 - dx) + byte(below + 3) * dx) * dy;
  }
}

/** @param {Pixels} pixels @param {(x: number, y: number) => number} of */
function light({ data, width, height }, of) {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = of(x, y);
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = clamp(/** @type {number} */ (data[at + channel]) * value);
    }
  }
}

/** @param {Pixels} pixels @param {number} strength @param {number} seed */
function grain({ data }, strength, seed) {
  const random = seeded(seed);
  for (let i = 0; i + 2 < data.length; i += 3) {
    const value = (random.next() - 0.5) * strength;
    for (let channel = 0; channel < 3; channel += 1)
      data[i + channel] = clamp(/** @type {number} */ (data[i + channel]) + value);
  }
}

/** @param {Pixels} pixels @param {{ blur: number, quality: number, grey: boolean, turn: [number, number] }} options */
async function encoded({ data, width, height }, { blur, quality, grey, turn: [orientation, degrees] }) {
  let image = sharp(data, { raw: { width, height, channels: 3 } }).blur(blur);
  if (grey) image = image.greyscale();
  if (degrees === 0) return image.jpeg({ quality }).toBuffer();
  const turned = await image.rotate(degrees).png({ compressionLevel: 1 }).toBuffer();
  return sharp(turned).withMetadata({ orientation }).jpeg({ quality }).toBuffer();
}

const clamp = (/** @type {number} */ value) => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));
