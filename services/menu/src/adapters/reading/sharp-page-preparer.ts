import sharp from 'sharp';

import type { DrawnPage } from './page-picture';
import { openPicture, unreadablePicture, uprightSize } from './source-picture';

/** A picture enlarges to no more than so many times its size: there is no more in it. */
const MAX_ENLARGEMENT = 4;
/** A pixel whose colours differ by more than this (0 to 255) is coloured; paper in lamp light is not. */
const COLOURED = 90;
/** A page with at least this share of such pixels has print that may not show in grey. */
const COLOURED_SHARE = 0.004;
const SAMPLE_EVERY = 13;

/** A grey picture, one byte a pixel. */
export interface GreyPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A page for its print to be found on. */
export interface PreparedPage {
  readonly grey: GreyPicture;
  /** Only for a page with strong colours. */
  readonly colour?: ColourPlanes;
}

/** Each pixel by one of its colours: print that is as bright as its coloured ground shows in one of these. */
export interface ColourPlanes {
  /** By the weakest colour: white stays white, every strong colour is dark. */
  readonly weakest: GreyPicture;
  /** By the strongest colour: black stays black, every strong colour is light. */
  readonly strongest: GreyPicture;
}

/**
 * Brings a picture to pixels of a given size, turned as its camera says.
 *
 * @param picture an encoded picture (JPEG, PNG) or pixels
 * @param longSide pixels
 * @param options.inColour whether to look for strong colours
 * @throws UnreadableFileError when the picture cannot be decoded or is too large
 */
export async function preparePage(picture: Buffer | DrawnPage, longSide: number, { inColour = true } = {}): Promise<PreparedPage> {
  try {
    const size = Buffer.isBuffer(picture) ? await uprightSize(picture) : picture;
    const scale = Math.min(MAX_ENLARGEMENT, longSide / Math.max(size.width, size.height));
    if (scale === 1 && !Buffer.isBuffer(picture)) return planesOf(picture, 4, inColour);
    const image = Buffer.isBuffer(picture) ? openPicture(picture) : sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } });
    const { data, info } = await image
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .resize({ width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)), fit: 'fill', kernel: 'lanczos3' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return planesOf({ data, width: info.width, height: info.height }, info.channels, inColour);
  } catch (error) {
    throw unreadablePicture(error);
  }
}

function planesOf({ data, width, height }: DrawnPage, channels: number, inColour: boolean): PreparedPage {
  const count = width * height;
  const plane = (): GreyPicture => ({ data: Buffer.allocUnsafe(count), width, height });
  const grey = plane();
  for (let i = 0, at = 0; i < count; i++, at += channels) {
    grey.data[i] = GAMMA[Math.round(LINEAR[data[at]!]! * 0.2126 + LINEAR[data[at + 1]!]! * 0.7152 + LINEAR[data[at + 2]!]! * 0.0722)]!;
  }
  if (!inColour || !isColoured(data, channels)) return { grey };
  const [weakest, strongest] = [plane(), plane()];
  for (let i = 0, at = 0; i < count; i++, at += channels) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    weakest.data[i] = Math.min(red, green, blue);
    strongest.data[i] = Math.max(red, green, blue);
  }
  return { grey, colour: { weakest, strongest } };
}

function isColoured(data: DrawnPage['data'], channels: number): boolean {
  let coloured = 0;
  for (let at = 0; at < data.length; at += channels * SAMPLE_EVERY) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > COLOURED) coloured++;
  }
  return coloured * channels * SAMPLE_EVERY >= data.length * COLOURED_SHARE;
}

const STEPS = 4095;
/** Light of each level of sRGB, in steps, and the level of each step: brightness adds up in light, not in levels. */
const LINEAR = Float32Array.from({ length: 256 }, (_, level) => STEPS * (level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4));
const GAMMA = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * (step / STEPS <= 0.0031308 ? (step / STEPS) * 12.92 : 1.055 * (step / STEPS) ** (1 / 2.4) - 0.055)));
