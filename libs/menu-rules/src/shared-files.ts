import type { Paper, PrintedThing, SharedFile } from '@chalkboard/contracts/http/share-choices';

/** Where people pay in these, printers hold Letter. */
const LETTER_CURRENCIES: readonly string[] = ['USD', 'CAD', 'MXN'];

/** The sheet that is most likely in the printer of a restaurant with this currency (ISO 4217). */
export function usualPaper(currency: string): Paper {
  return LETTER_CURRENCIES.includes(currency) ? 'letter' : 'a4';
}

/**
 * Address of a file of a menu on this site. @param paper only for what is printed; default `usualPaper` of the menu's
 * currency
 */
export function sharedFileAddress(shareId: string, file: SharedFile, paper?: Paper): string {
  return `/api/menu/${encodeURIComponent(shareId)}/${file}${paper ? `?paper=${paper}` : ''}`;
}

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
