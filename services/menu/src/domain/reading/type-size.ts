import type { Word } from './page';

/** Shares of the type size that letters take: above the base line with and without ascenders, and below it. */
const TALL = 0.72;
const LOW = 0.5;
const TAIL = 0.21;

/**
 * Size of the type a word is set in, in page units. A picture gives boxes only, and a box of "mano" is lower than one
 * of "Mango" in the same type: the letters tell how much of the size the box shows.
 */
export function typeSize(word: Word): number {
  if (word.fontSize !== undefined) return word.fontSize;
  const tall = /[\p{Lu}\dbdfhijklt$€£&/()|]/u.test(word.text);
  const tail = /[gjpqyQ,;()|/]/.test(word.text);
  return word.box.height / ((tall ? TALL : LOW) + (tail ? TAIL : 0));
}

/** The usual type size of several words; longer words count more, 0 for none. */
export function usualTypeSize(words: readonly Word[]): number {
  const lettered = words.filter((word) => /[\p{L}\p{N}]/u.test(word.text));
  const sizes = lettered
    .map((word) => ({ size: typeSize(word), weight: Math.min(8, word.text.length) }))
    .sort((a, b) => a.size - b.size);
  let left = Math.floor(sizes.reduce((sum, { weight }) => sum + weight, 0) / 2);
  for (const { size, weight } of sizes) {
    if (weight > left) return size;
    left -= weight;
  }
  return 0;
}
