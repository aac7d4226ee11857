import { median, overlap, type Box } from '../../domain/reading/box';

/** What tells a watermark from the text it lies under. */
export interface Inked {
  readonly box: Box;
  readonly size: number;
  /** 0 to 1: how opaque its ink is. */
  readonly alpha: number;
}

/** A watermark is so many times as large as the text, or this pale. */
const LARGER = 2.5;
const PALE = 0.5;
/** It runs through so many words, by this share of each. */
const WORDS_CROSSED = 3;
const CROSSED_SHARE = 0.3;

/** Leaves out large or pale words that run through the text of a page. */
export function withoutWatermarks<T extends Inked>(words: readonly T[]): T[] {
  const usual = median(words.map((word) => word.size));
  return words.filter((word) => {
    const isLarge = word.size > LARGER * usual;
    if (!isLarge && word.alpha >= PALE) return true;
    const crossed = words.filter(
      (other) =>
        other !== word &&
        other.size < LARGER * usual &&
        other.alpha > word.alpha - 0.01 &&
        (isLarge || other.alpha >= PALE) &&
        overlap(word.box, other.box) > CROSSED_SHARE,
    );
    return crossed.length < WORDS_CROSSED;
  });
}
