/** Sheets that a menu is printed on; apart from the schemas, so that a screen can offer them without a parser. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** What can be had of a menu besides its page: `GET /api/menu/{shareId}/{file}`. */
export const SHARED_FILES = [
  'qr.svg',
  'qr.png',
  'table-tents.pdf',
  'window-card.pdf',
  'menu.pdf',
  'table-tents.png',
  'window-card.png',
  'menu.png',
  'preview.png',
  'export.json',
  'export.csv',
  'export.jsonld',
  'uber-eats.json',
  'square.json',
  'google.json',
] as const;
export type SharedFile = (typeof SHARED_FILES)[number];

/** What is printed of a menu. */
export const PRINTED_THINGS = ['table-tents', 'window-card', 'menu'] as const;
export type PrintedThing = (typeof PRINTED_THINGS)[number];

/** Header of a printed file: how many letters of the menu no font of ours has. They are left out. */
export const MISSING_LETTERS_HEADER = 'x-missing-letters';

/** Files in the shapes that others take: Uber Eats, Square, Google Business Profile. */
export const FILES_FOR_OTHERS = [
  'uber-eats.json',
  'square.json',
  'google.json',
] as const satisfies readonly SharedFile[];
export type FileForOthers = (typeof FILES_FOR_OTHERS)[number];

/** Header of such a file: what of the menu it has no place for, as `notExportedHeader` writes it. */
export const NOT_EXPORTED_HEADER = 'x-not-exported';

/** Pixels of `preview.png`: the shape that networks show beside a link. */
export const PREVIEW_PICTURE = { width: 1200, height: 630 } as const;
