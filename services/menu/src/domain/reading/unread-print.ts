import { sharedHeight, sharedWidth, type Box } from './box';

/** How far beside a word such a gap reaches, as a share of the word's height. */
const SIDE = 0.5;
/** A gap is lower than this share of the word's height; what is higher may be another word. */
const LOWER = 0.8;
/** At least this share of its area lies within that reach. */
const WITHIN = 0.9;

/**
 * Print that was found and could not be read, without the gaps between the words of large headings: a detector takes
 * the space between two letters, or what a letter leaves of it, for print of its own.
 */
export function unreadPrint(unread: readonly Box[], words: readonly Box[]): Box[] {
  return unread.filter((print) => !words.some((word) => isGapBeside(print, word)));
}

function isGapBeside(print: Box, word: Box): boolean {
  if (print.height >= LOWER * word.height) return false;
  const side = SIDE * word.height;
  const reach = { ...word, x: word.x - side, width: word.width + 2 * side };
  const shared = Math.max(0, sharedWidth(print, reach)) * Math.max(0, sharedHeight(print, reach));
  return shared >= WITHIN * print.width * print.height;
}
