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
