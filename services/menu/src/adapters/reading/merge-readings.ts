import { overlap } from '../../domain/reading/box';
import type { Word } from '../../domain/reading/page';

/** Words below this say more of smudges and pictures than of print. */
const NOISE_BELOW = 0.3;
/** Boxes that share this much of the smaller one are the same place. */
const SAME_PLACE = 0.5;
/** Two readings of a figure that differ count as a conflict only when both are at least this sure. */
const CREDIBLE = 0.6;

/**
 * Joins several looks at one page: the first is the base, the later ones correct its weak words and add what it
 * missed. Where two credible looks differ on a figure, the word keeps the other reading.
 */
export function mergeReadings(readings: readonly (readonly Word[])[]): Word[] {
  const [base = [], ...others] = readings.map((words) => words.filter(isPrint));
  return others.reduce<Word[]>((merged, reading) => mergeTwo(merged, reading), [...base]);
}

function mergeTwo(base: readonly Word[], other: readonly Word[]): Word[] {
  const merged = [...base];
  for (const word of other) {
    const touched = merged.flatMap((known, index) => (overlap(known.box, word.box) >= SAME_PLACE ? [index] : []));
    if (touched.length === 0) {
      merged.push(word);
      continue;
    }
    const [index] = touched;
    const known = index === undefined ? undefined : merged[index];
    if (touched.length > 1 || index === undefined || !known || known.text === word.text) continue;
    const better = word.confidence > known.confidence + 0.1 ? word : known;
    const worse = better === word ? known : word;
    merged[index] = figuresDiffer(better, worse) ? { ...better, otherReading: worse.text } : better;
  }
  return merged;
}

function figuresDiffer(a: Word, b: Word): boolean {
  const figures = (word: Word) => word.text.replace(/\D/g, '');
  return figures(a) !== '' && figures(b) !== '' && figures(a) !== figures(b) && Math.min(a.confidence, b.confidence) >= CREDIBLE;
}

function isPrint(word: Word): boolean {
  if (word.confidence < NOISE_BELOW) return false;
  if (/[\p{L}\p{N}]/u.test(word.text)) return true;
  return word.confidence > 0.5;
}
