import type { Menu } from '@chalkboard/contracts';
import sharp from 'sharp';

/** A logo as it is drawn: PNG, as wide and high as it may be within its place. */
export interface PrintedLogo {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * The logo for a place on white or on a band.
 * @param ground what it will stand on; undefined is given for a logo that could not be seen there
 * @param place the most that it may take, in the unit of the drawing
 */
export async function printedLogo(
  { logo: kept }: Pick<Menu, 'logo'>,
  picture: Uint8Array | undefined,
  {
    ground,
    place,
  }: { readonly ground: 'light' | 'dark'; readonly place: { readonly width: number; readonly height: number } },
): Promise<PrintedLogo | undefined> {
  if (!kept || !picture || kept.ground !== ground) return undefined;
  const scale = Math.min(place.width / kept.width, place.height / kept.height);
  return { png: await sharp(picture).png().toBuffer(), width: kept.width * scale, height: kept.height * scale };
}
