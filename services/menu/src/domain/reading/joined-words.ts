import { around, bottom, centreY, median, right, sharedHeight } from './box';
import type { Word } from './page';
import { sameType } from './style-runs';

/** Letters of one spaced word stand within this of each other, in heights. */
const LETTER_REACH = 1.6;
const PIECE_REACH = 0.4;
/** White that parts two spaced words, as a multiple of the white between their letters. */
const WORD_GAP = 1.6;
/** With fewer letters in a row they are words. */
const ENOUGH_LETTERS = 3;
const RAISED = { height: 0.82, above: 0.1, reach: 0.6 } as const;

/**
 * Joins what print takes apart: words whose letters a text layer gives in several pieces ("sa", "ff", "ron"), the raised
 * cents of a price ("8" and a small "50"), and words set letter by letter.
 */
export function joinedWords(words: readonly Word[]): Word[] {
  return withSpacedLetters(withRaisedCents(withPieces(words)));
}

/** Pieces of a word touch: less white than this (in type sizes) is no space. Only a text layer is as exact. */
const TOUCHING = 0.1;
const LEAST_SMALL_CAPITAL = 0.6;

function withPieces(words: readonly Word[]): Word[] {
  const sorted = [...words].sort((a, b) => a.box.x - b.box.x);
  const first = new Map<Word, Word>();
  for (const [index, word] of sorted.entries()) {
    if (word.fontSize === undefined || word.confidence < 1) continue;
    const reach = right(word.box) + TOUCHING * word.fontSize;
    for (let at = index + 1; at < sorted.length && sorted[at]!.box.x < reach; at++) {
      const next = sorted[at]!;
      if (!isNextPiece(word, next)) continue;
      first.set(next, word);
      break;
    }
  }
  if (first.size === 0) return [...words];
  const chains = new Map<Word, Word[]>();
  for (const word of sorted) {
    let head = word;
    while (first.has(head)) head = first.get(head)!;
    chains.set(head, [...(chains.get(head) ?? []), word]);
  }
  return [...chains.values()].map(([head, ...rest]) => (rest.length === 0 ? head! : { ...head!, text: [head!, ...rest].map((word) => word.text).join(''), box: around([head!, ...rest].map((word) => word.box)) }));
}

function isNextPiece(word: Word, next: Word): boolean {
  const size = word.fontSize!;
  const gap = next.box.x - right(word.box);
  const touches = Math.abs(gap) < TOUCHING * size && next.box.x > word.box.x && Math.abs(bottom(word.box) - bottom(next.box)) < 0.1 * size;
  if (!touches || next.fontSize === undefined || !/\p{L}$/u.test(word.text) || !/^\p{L}/u.test(next.text)) return false;
  return sameType(word, next) || isSmallCapital(word, next);
}

/** Small capitals are the same type in a smaller size behind a large initial. */
function isSmallCapital(word: Word, next: Word): boolean {
  const share = next.fontSize! / word.fontSize!;
  const areCapitals = [word, next].every(({ text }) => /\p{Lu}$/u.test(text) && !/\p{Ll}/u.test(text));
  return areCapitals && share > LEAST_SMALL_CAPITAL && share < 1 && sameType({ ...word, fontSize: next.fontSize }, next);
}

function withRaisedCents(words: readonly Word[]): Word[] {
  const cents = new Map<Word, Word>();
  const taken = new Set<Word>();
  const small = words.filter((word) => /^[\d°oO]{2}$/.test(word.text));
  for (const whole of words) {
    if (!/^[$€£]?\d{1,3}[.,]?$/.test(whole.text)) continue;
    const found = small.find((word) => word !== whole && !taken.has(word) && isRaised(whole, word));
    if (!found) continue;
    cents.set(whole, found);
    taken.add(found);
  }
  return words.flatMap((word) => {
    const raised = cents.get(word);
    if (taken.has(word)) return [];
    if (!raised) return [word];
    const text = `${word.text.replace(/[.,]$/, '')}.${raised.text.replace(/[°oO]/g, '0')}`;
    return [{ ...word, text, box: { ...word.box, width: right(raised.box) - word.box.x }, confidence: Math.min(word.confidence, raised.confidence) }];
  });
}

function isRaised(whole: Word, cents: Word): boolean {
  const { height } = whole.box;
  const gap = cents.box.x - right(whole.box);
  return (
    cents.box.height < RAISED.height * height &&
    bottom(cents.box) < bottom(whole.box) - RAISED.above * height &&
    bottom(cents.box) > whole.box.y + 0.2 * height &&
    gap > -0.3 * height &&
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
  const joined = runs.filter(isSpaced);
  const replaced = new Set(joined.flat());
  return [...words.filter((word) => !replaced.has(word)), ...joined.flatMap(wordsOfRun)];
}

function isSpaced(run: readonly Word[]): boolean {
  const single = run.filter((letter) => letter.text.length === 1).length;
  return single >= ENOUGH_LETTERS && single > 0.4 * run.length && !run.every((letter) => /^[SML]$/.test(letter.text));
}

function follows(last: Word, next: Word): boolean {
  const height = Math.max(last.box.height, next.box.height);
  const gap = next.box.x - right(last.box);
  const reach = [last, next].every((piece) => /^\p{L}$/u.test(piece.text)) ? LETTER_REACH : PIECE_REACH;
  return gap > -0.3 * height && gap < reach * height && sharedHeight(last.box, next.box) > 0.5 * Math.min(last.box.height, next.box.height) && Math.abs(centreY(last.box) - centreY(next.box)) < 0.5 * height;
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
    ...(letters[0]!.fontSize === undefined ? {} : { fontSize: Math.max(...letters.map((letter) => letter.fontSize ?? 0)) }),
  }));
}
