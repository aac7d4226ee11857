import { z } from 'zod';
import { Menu } from './menu';
import { PAPERS } from './share-choices';

export * from './share-choices';

/**
 * What a menu is shared by; open to everyone, as the menu is by its link. Each has an `ETag` that changes with the menu.
 * - `GET /api/menu/{shareId}/qr.svg`, `…/qr.png`: a QR code of the menu's page
 * - `GET …/table-tents.pdf`, `…/window-card.pdf`, `…/menu.pdf`: to be printed (`PaperQuery`)
 * - `GET …/table-tents.png`, `…/window-card.png`, `…/menu.png`: the first page of each as a picture, to be shown on a screen (`PaperQuery`)
 * - `GET …/preview.png`: 1200 × 630, for a link that is shown in a message or a network
 * - `GET …/export.json` (`MenuExport`), `…/export.csv` (`MENU_CSV_COLUMNS`), `…/export.jsonld` (schema.org)
 */
export const PaperQuery = z.object({ paper: z.enum(PAPERS).optional() });
export type PaperQuery = z.infer<typeof PaperQuery>;

/** Of a picture of something printed; `v`: the menu's version, which its address names so that it may be kept. */
export const PictureQuery = PaperQuery.extend({ v: z.string().max(20).optional() });
export type PictureQuery = z.infer<typeof PictureQuery>;

/** `GET /api/menu/{shareId}/export.json`: all of the menu but where it was read and how sure the reader was. */
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
 * `GET /api/menu/{shareId}/export.csv`: a row a dish, or one a size where it has sizes. Comma, CRLF, UTF-8 with a mark; what a spreadsheet would take for a
 * formula begins with an apostrophe. `price` is as printed, `amount` a plain decimal number, empty when there is no exact price, `photo` an address.
 */
export const MENU_CSV_COLUMNS = ['category', 'item', 'description', 'size', 'price', 'amount', 'currency', 'dietary', 'prep_time', 'add_ons', 'sold_out', 'uncertain', 'photo'] as const;
export type MenuCsvColumn = (typeof MENU_CSV_COLUMNS)[number];
