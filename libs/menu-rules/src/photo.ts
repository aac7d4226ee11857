import { PHOTO, type PhotoFormat } from '@chalkboard/contracts/photo';

/** The widths (pixels) in which a photograph is kept, the smallest first. @param width its own */
export function photoWidths(width: number): number[] {
  return [...PHOTO.widths.filter((one) => one < width), width];
}

/** The address of one size of a photograph; what lies there never changes. */
export function photoAddress(hash: string, width: number, format: PhotoFormat): string {
  return `/api/menu/photos/${hash}/${width}.${format}`;
}

/**
 * Where a photograph is in its largest size, for who comes from elsewhere: as WebP, which more readers know. @param
 * base an address of this site
 */
export function photoLink({ hash, width }: { readonly hash: string; readonly width: number }, base: string): string {
  return new URL(photoAddress(hash, width, 'webp'), base).href;
}

/**
 * The sizes of a photograph in one format, for `srcset`: all, or those up to the first that is as wide as it is ever
 * drawn. @param max how wide that is, in pixels of the screen
 */
export function photoSet(
  { hash, width }: { readonly hash: string; readonly width: number },
  format: PhotoFormat,
  max = width,
): string {
  const widths = photoWidths(width);
  const enough = widths.findIndex((one) => one >= max);
  return (enough === -1 ? widths : widths.slice(0, enough + 1))
    .map((one) => `${photoAddress(hash, one, format)} ${one}w`)
    .join(', ');
}
