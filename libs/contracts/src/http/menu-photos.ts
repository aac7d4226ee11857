import { z } from 'zod';
import { MENU_SIZE } from '../limits';

/** SHA-256 (hex) of a photograph in all of its sizes. */
export const PhotoHash = z.string().regex(/^[0-9a-f]{64}$/, 'must be the hash of a photograph');

/**
 * A photograph as it is kept: made anew from its pixels, in the widths and formats of `photo.ts`, found by
 * `photoAddress`, open to all. One that is shown nowhere is deleted after a day.
 */
export const MenuPhoto = z.object({
  hash: z.string(),
  /** Of its largest size (pixels). */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type MenuPhoto = z.infer<typeof MenuPhoto>;

const fraction = z.number().min(0).max(1);
const length = fraction.refine((value) => value > 0.01, 'is too small');

/** A part of a page of the paper, in fractions of it. */
export const PhotoFromPageRequest = z.object({
  page: z.number().int().min(1),
  part: z.object({ x: fraction, y: fraction, width: length, height: length }),
});
export type PhotoFromPageRequest = z.infer<typeof PhotoFromPageRequest>;

/**
 * Where photographs are shown, as the menu's cover and at dishes; null takes one away, what is not named stays.
 * A photograph has to be one that was taken for this menu.
 */
export const ShowPhotosRequest = z
  .object({
    cover: PhotoHash.nullable(),
    items: z
      .array(z.object({ itemId: z.string().min(1).max(80), photo: PhotoHash.nullable() }))
      .max(MENU_SIZE.itemsInCategory),
  })
  .partial()
  .refine(({ cover, items }) => cover !== undefined || items !== undefined, { path: ['items'], error: 'is required' });
export type ShowPhotosRequest = z.infer<typeof ShowPhotosRequest>;
