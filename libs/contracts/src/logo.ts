/**
 * A restaurant's logo: what is taken of a picture, and where the kept one is found. No parser here, so that screens can
 * read it too.
 */
export const LOGO = {
  /** A file must be smaller than this (bytes). */
  maxBytes: 5 * 1024 * 1024,
  mimeTypes: ['image/png', 'image/jpeg', 'image/webp'],
  /** For `<input accept>`. */
  accept: '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp',
  /** What is kept is no longer or wider than this (pixels). */
  longSide: 512,
  /** What would be narrower than this (pixels) is no logo that anyone could see. */
  shortSide: 16,
} as const;
