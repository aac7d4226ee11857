/** Sheets that a menu is printed on; apart from the schemas, so that a screen can offer them without a parser. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Where people pay in these, printers hold Letter. */
const LETTER_CURRENCIES: readonly string[] = ['USD', 'CAD', 'MXN'];

/** The sheet that is most likely in the printer of a restaurant with this currency (ISO 4217). */
export function usualPaper(currency: string): Paper {
  return LETTER_CURRENCIES.includes(currency) ? 'letter' : 'a4';
}

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

/**
 * Address of a file of a menu on this site. @param paper only for what is printed; default `usualPaper` of the menu's
 * currency
 */
export function sharedFileAddress(shareId: string, file: SharedFile, paper?: Paper): string {
  return `/api/menu/${encodeURIComponent(shareId)}/${file}${paper ? `?paper=${paper}` : ''}`;
}

/** What is printed of a menu. */
export const PRINTED_THINGS = ['table-tents', 'window-card', 'menu'] as const;
export type PrintedThing = (typeof PRINTED_THINGS)[number];

/**
 * Address of the picture of the first page of something printed. @param version of the menu: what it names may be kept
 */
export function printedPictureAddress(
  shareId: string,
  thing: PrintedThing,
  { paper, version }: { readonly paper: Paper; readonly version: number },
): string {
  return `${sharedFileAddress(shareId, `${thing}.png`, paper)}&v=${version}`;
}

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

/** Sentences as the value of a header, which has no other letters than those of ASCII. */
export function notExportedHeader(sentences: readonly string[]): string {
  return sentences.map(encodeURIComponent).join(',');
}

/** The sentences of a header; none for what no server of ours wrote. */
export function notExportedOf(header: string | null): string[] {
  try {
    return (header ?? '').split(',').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** Pixels of `preview.png`: the shape that networks show beside a link. */
export const PREVIEW_PICTURE = { width: 1200, height: 630 } as const;
