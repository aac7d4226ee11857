import { z } from 'zod';
import { Menu } from './menu';
import { PAPERS } from './share-choices';

export * from './share-choices';

/**
 * Of something printed: the paper that it is for. What a menu is shared by has an `ETag` that changes with the menu
 * (`api/menu/sharing.routes.ts`).
 */
export const PaperQuery = z.object({ paper: z.enum(PAPERS).optional() });
export type PaperQuery = z.infer<typeof PaperQuery>;

/** Of a picture of something printed; `v`: the menu's version, which its address names so that it may be kept. */
export const PictureQuery = PaperQuery.extend({ v: z.string().max(20).optional() });
export type PictureQuery = z.infer<typeof PictureQuery>;

/** The exported menu: all of it but where it was read and how sure the reader was. */
export const MenuExport = z.object({
  format: z.literal('menu'),
  formatVersion: z.literal(1),
  /** The menu's page. */
  link: z.url(),
  menu: Menu,
  /** Where the photographs of the menu are, each in its largest size (WebP). */
  photos: z.array(z.object({ hash: z.string(), url: z.url() })).optional(),
});
export type MenuExport = z.infer<typeof MenuExport>;

/**
 * Columns of the exported table: a row a dish, or one a size where it has sizes. Comma, CRLF, UTF-8 with a mark; what a
 * spreadsheet would take for a formula begins with an apostrophe. `price` is as printed, `amount` a plain decimal
 * number, empty when there is no exact price, `photo` an address.
 */
export const MENU_CSV_COLUMNS = [
  'category',
  'item',
  'description',
  'size',
  'price',
  'amount',
  'currency',
  'dietary',
  'prep_time',
  'add_ons',
  'sold_out',
  'uncertain',
  'photo',
] as const;
export type MenuCsvColumn = (typeof MENU_CSV_COLUMNS)[number];
