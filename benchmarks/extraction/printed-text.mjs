import { distance } from 'fastest-levenshtein';

/** Texts of such different length cannot be the same name. */
const LENGTHS_DIFFER = 0.5;

/** Letters that stay two letters or another one without their accent. @type {Record<string, string>} */
const LETTERS = { ß: 'ss', ı: 'i', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };

/**
 * Letters and figures only, in lower case and without accents: what a name is compared by. @param {string | null |
 * undefined} text
 */
export function plain(text) {
  const bare = (text ?? '').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return bare.replaceAll(/[ßıœæøł]/g, (letter) => LETTERS[letter] ?? letter).replaceAll(/[^a-z0-9]/g, '');
}

/** Share of the letters that two plain texts have in common, 0 to 1. @param {string} a @param {string} b */
export function similarity(a, b) {
  const longer = Math.max(a.length, b.length);
  if (longer === 0 || Math.abs(a.length - b.length) / longer > LENGTHS_DIFFER) return a === b ? 1 : 0;
  return 1 - distance(a, b) / longer;
}

/** The most similar two forms of two names. @param {readonly string[]} some @param {readonly string[]} others */
export function bestSimilarity(some, others) {
  return Math.max(0, ...some.flatMap((a) => others.map((b) => similarity(a, b))));
}

/** `1,200.50`; then `12.50`, `12,5` or `.75`; then `12`. */
const AMOUNT = /\d{1,3}(?:[.,]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d*[.,]\d{1,2}(?!\d)|\d+/g;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+/;

/**
 * Every number of a price as printed, in hundredths: "8,95 / 15.95" gives 895 and 1595. @param {string | number | null
 * | undefined} text
 */
export function amountsIn(text) {
  if (typeof text === 'number') return [Math.round(text * 100)];
  // "8. 50": the gap that recognition leaves after a small point.
  const closed = (text ?? '').replaceAll(/(\d\.)\s(?=\d{2}(?![.,]?\d))/g, '$1');
  return Array.from(closed.matchAll(AMOUNT), ([printed]) => {
    const thousands = THOUSANDS.exec(printed)?.[0];
    const number = thousands
      ? thousands.replaceAll(/[.,]/g, '') + printed.slice(thousands.length).replace(',', '.')
      : printed.replace(',', '.');
    return Math.round(Number(number) * 100);
  });
}
