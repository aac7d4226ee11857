import { around, bottom, centreY, median, right, sharedHeight } from './box';
import type { Page, Word } from './page';

/** Letters of one spaced word stand within this of each other, in heights. */
const LETTER_REACH = 1.6;
const PIECE_REACH = 0.4;
/** White that parts two spaced words, as a multiple of the white between their letters. */
const WORD_GAP = 1.6;
/** With fewer letters in a row they are words. */
const ENOUGH_LETTERS = 3;
/** Shares of the height of the figures before them. */
const RAISED = { height: 0.82, above: 0.1, below: 0.2, reach: 0.6, lapping: 0.3 } as const;
/** Allergens are numbered up to here; cents as low as these are 00, 05 or 10. */
const LAST_ALLERGEN = 14;

/**
 * Joins what print takes apart: the raised cents of a price ("8" and a small "50"), and in a picture words set letter
 * by letter. A text layer comes with whole words.
 */
export function joinedWords(page: Page): Word[] {
  const words = withRaisedCents(page.words.filter((word) => !word.rotated));
  return page.source === 'ocr' ? withSpacedLetters(words) : words;
}

function withRaisedCents(words: readonly Word[]): Word[] {
  const cents = new Map<Word, Word>();
  const taken = new Set<Word>();
  const small = words.filter((word) => /^[\d°oO]{2}$/.test(word.text) && !isAllergenNumber(word.text));
  for (const whole of words) {
    if (!/^(?:[$€£]?\d{1,3}[.,]?|\d{1,3}[$€£])$/.test(whole.text)) continue;
    // Behind a sign allergens stand as often as cents do.
    const isCents = ({ text }: Word): boolean =>
      !/[$€£]$/.test(whole.text) || !(Number(text) <= LAST_ALLERGEN) || text === '00';
    const found = small.find((word) => word !== whole && !taken.has(word) && isCents(word) && isRaised(whole, word));
    if (!found) continue;
    cents.set(whole, found);
    taken.add(found);
  }
  return words.flatMap((word) => {
    const raised = cents.get(word);
    if (taken.has(word)) return [];
    if (!raised) return [word];
    const text = `${word.text.replace(/[.,]$/, '')}${/[$€£]$/.test(word.text) ? '' : '.'}${raised.text.replace(/[°oO]/g, '0')}`;
    return [
      {
        ...word,
        text,
        box: { ...word.box, width: right(raised.box) - word.box.x },
        confidence: Math.min(word.confidence, raised.confidence),
      },
    ];
  });
}

function isAllergenNumber(text: string): boolean {
  const number = Number(text);
  return number <= LAST_ALLERGEN && number % 5 !== 0;
}

function isRaised(whole: Word, cents: Word): boolean {
  const { height } = whole.box;
  const gap = cents.box.x - right(whole.box);
  return (
    cents.box.height < RAISED.height * height &&
    bottom(cents.box) < bottom(whole.box) - RAISED.above * height &&
    bottom(cents.box) > whole.box.y + RAISED.below * height &&
    gap > -RAISED.lapping * height &&
    gap < RAISED.reach * height
  );
}

/** "S T A R T E R S" is one word: runs of single letters are joined, wider gaps part words. */
function withSpacedLetters(words: readonly Word[]): Word[] {
  // Pairs that are set closer ("TA", "AV") may come as one piece.
  const letters = words.filter((word) => /^[\p{L}\d&'’.,€$£]{1,3}$/u.test(word.text)).sort((a, b) => a.box.x - b.box.x);
  const runs: Word[][] = [];
  for (const letter of letters) {
    const run = runs.find((candidate) => follows(candidate.at(-1)!, letter));
    if (run) run.push(letter);
    else runs.push([letter]);
  }
  const joined = new Map<Word, Word[]>();
  for (const run of runs.filter(isSpaced))
    for (const [index, letter] of run.entries()) joined.set(letter, index === 0 ? wordsOfRun(run) : []);
  return words.flatMap((word) => joined.get(word) ?? [word]);
}

function isSpaced(run: readonly Word[]): boolean {
  const single = run.filter((letter) => letter.text.length === 1).length;
  return single >= ENOUGH_LETTERS && single > 0.4 * run.length && !run.every((letter) => /^[SML]$/.test(letter.text));
}

function follows(last: Word, next: Word): boolean {
  const height = Math.max(last.box.height, next.box.height);
  const gap = next.box.x - right(last.box);
  const reach = [last, next].every((piece) => /^\p{L}$/u.test(piece.text)) ? LETTER_REACH : PIECE_REACH;
  return (
    gap > -0.3 * height &&
    gap < reach * height &&
    sharedHeight(last.box, next.box) > 0.5 * Math.min(last.box.height, next.box.height) &&
    Math.abs(centreY(last.box) - centreY(next.box)) < 0.5 * height
  );
}

function wordsOfRun(run: readonly Word[]): Word[] {
  const gaps = run.slice(1).map((letter, index) => letter.box.x - right(run[index]!.box));
  const least = Math.max(0, median(gaps)) * WORD_GAP + 0.06 * run[0]!.box.height;
  const words: Word[][] = [];
  run.forEach((letter, index) => {
    if (index > 0 && gaps[index - 1]! <= least) words.at(-1)!.push(letter);
    else words.push([letter]);
  });
  return words.map((letters) => ({
    ...letters[0]!,
    text: letters.map((letter) => letter.text).join(''),
    box: around(letters.map((letter) => letter.box)),
    confidence: Math.min(...letters.map((letter) => letter.confidence)),
    ...(letters[0]!.fontSize === undefined
      ? {}
      : { fontSize: Math.max(...letters.map((letter) => letter.fontSize ?? 0)) }),
  }));
}
