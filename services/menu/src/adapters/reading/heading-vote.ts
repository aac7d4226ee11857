import { listedForm, SECTION_WORDS } from './section-names';

/** One reading of a heading, left to right, and how well it explains the ink (0 to 1). */
export interface HeadingReading {
  readonly words: readonly { readonly text: string; readonly confidence: number }[];
  readonly explained: number;
}

/** What counts for a reading: how sure it is, how near its words are to those that sections are called by, how far the others agree. */
const WEIGHTS = { explained: 0.8, listed: 0.6, agreement: 0.6 };
/** A word less like a listed one than this is not near it. */
const NEAR = 0.6;
/** A word read more surely than this is left as it is. */
const SURE = 0.8;
/** Words of fewer letters are like too many others. */
const SHORTEST_MENDED = 4;
/** A listed word may differ from what was read by so large a share of its letters, and less where two looks read the same. */
const MEND_WITHIN = { unsure: 0.3, agreed: 0.2 };
/** The next best listed word must be worse by so many letters. */
const CLEAR_BY = 0.35;
/** Letters that recognition takes for each other count as less than one letter's difference. */
const LIKE = 0.5;
const LOOKALIKES = ['iljt', 'oce', 'uvwn', 'ceg', 'hbk', 'sc', 'rt', 'nmr', 'fgp', 'ao', 'pd'];

/** The reading that most speaks for; undefined when there is none. */
export function bestReading<T extends HeadingReading>(readings: readonly T[]): T | undefined {
  let best: { reading: T; score: number } | undefined;
  for (const reading of readings) {
    const score = WEIGHTS.explained * reading.explained + WEIGHTS.listed * nearness(reading) + WEIGHTS.agreement * agreement(reading, readings);
    if (!best || score > best.score) best = { reading, score };
  }
  return best?.reading;
}

/** How like the other readings one is, 0 to 1; 0 when there are no others. */
export function agreement(reading: HeadingReading, readings: readonly HeadingReading[]): number {
  const others = readings.filter((other) => other !== reading);
  return others.reduce((sum, other) => sum + likeness(lettersOf(reading), lettersOf(other)), 0) / Math.max(1, others.length);
}

/** Whether all words of a reading are words that sections are called by. */
export function isListed({ words }: HeadingReading): boolean {
  return words.length > 0 && words.every(({ text }) => SECTION_WORDS.has(listedForm(text)));
}

/** How near (0 to 1, by letters) the words of a reading are to those that sections are called by. */
function nearness({ words }: HeadingReading): number {
  const forms = words.map(({ text }) => listedForm(text));
  const total = forms.reduce((sum, form) => sum + form.length, 0);
  if (total === 0) return 0;
  return forms.reduce((sum, form) => sum + form.length * Math.max(0, (nearestLikeness(form) - NEAR) / (1 - NEAR)), 0) / total;
}

function nearestLikeness(form: string): number {
  if (SECTION_WORDS.has(form)) return 1;
  return form.length < SHORTEST_MENDED ? 0 : Math.max(0, ...wordsLike(form).map((word) => 1 - distance(form, word) / word.length));
}

function wordsLike(form: string): string[] {
  return [...SECTION_WORDS].filter((word) => word.length >= SHORTEST_MENDED && Math.abs(word.length - form.length) <= 1);
}

/**
 * The listed word that an unsure word stands for, when only one is near it; undefined to leave the word as it is.
 *
 * @param others what further looks read in its place
 * @param isBorneOut whether one of those read the same surely
 */
export function mendedWord(text: string, confidence: number, others: readonly string[], isBorneOut: boolean): string | undefined {
  const form = listedForm(text);
  if (confidence >= SURE || form.length < SHORTEST_MENDED || SECTION_WORDS.has(form)) return undefined;
  const within = isBorneOut ? MEND_WITHIN.agreed : MEND_WITHIN.unsure;
  const forms = [form, ...others.map(listedForm)];
  const ranked = wordsLike(form)
    .map((word) => ({ word, off: distance(form, word), offAll: forms.reduce((sum, other) => sum + Math.min(distance(other, word), word.length), 0) / forms.length }))
    .filter(({ word, off }) => off <= word.length * within)
    .sort((a, b) => a.offAll - b.offAll);
  const [best, ...further] = ranked;
  const second = further.find(({ word }) => best && !isSameStem(word, best.word));
  if (!best || (second && second.offAll - best.offAll < CLEAR_BY)) return undefined;
  return inTheCaseOf(text, best.word);
}

/** Whether two words differ in their ending only, as singular and plural do. */
function isSameStem(a: string, b: string): boolean {
  const stem = Math.min(a.length, b.length) - 1;
  return a.slice(0, stem) === b.slice(0, stem);
}

function inTheCaseOf(text: string, word: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  if (capitals > letters.length / 2) return word.toUpperCase();
  return /\p{Lu}/u.test(letters[0] ?? '') ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function lettersOf({ words }: HeadingReading): string {
  return words.map(({ text }) => listedForm(text)).join('');
}

function likeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - Math.min(longer, distance(a, b)) / longer;
}

/** Letters to change, add or leave out; look-alikes count less. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost(a[i - 1]!, b[j - 1]!)));
    row = next;
  }
  return row[b.length]!;
}

function cost(a: string, b: string): number {
  if (a === b) return 0;
  return LOOKALIKES.some((alike) => alike.includes(a) && alike.includes(b)) ? LIKE : 1;
}
