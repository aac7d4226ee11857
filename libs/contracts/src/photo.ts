/**
 * Photographs of a menu: what is taken of a picture, and where the kept ones are found. No parser here, so that screens
 * can read it too.
 */
export const PHOTO = {
  /** A file must be smaller than this (bytes). */
  maxBytes: 15 * 1024 * 1024,
  mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
  /** For `<input accept>`; without HEIC in it, phones send a JPEG. */
  accept: '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp',
  /**
   * Each is kept in those of these widths (pixels) that it is wider than, and in its own, which is at most the last of
   * them.
   */
  widths: [160, 320, 640, 1280],
  /** No higher than this (pixels). */
  maxHeight: 1600,
  /** One with a side shorter than this (pixels) shows nothing. */
  shortSide: 120,
  /**
   * Of one menu, with those that it has shown within the last day: how many, and how much they take in all their sizes
   * (bytes).
   */
  perMenu: 600,
  bytesPerMenu: 150 * 1024 * 1024,
} as const;

/** The smaller one first: a browser takes the first that it can show. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

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
