import { around, bottom, median, right } from '../../domain/reading/box';
import type { Word } from '../../domain/reading/page';

/** Single letters in a row that are one word, spaced out. */
const SPACED_FROM = 4;
/** A gap so many times the usual one between spaced letters is one between words. */
const WORD_GAP = 1.7;
/** Letters further apart than this (in type sizes) are not one word. */
const WIDEST_GAP = 2.2;
/** Raised cents are smaller than the figures before them, near them, and do not stand on their base line. */
const SMALLER = 0.85;
const NEAR = 0.4;
const RAISED = 0.12;

/** Joins what a PDF draws in parts: letters spaced out for effect, and cents set small and high. */
export function joinedWords(words: readonly Word[]): Word[] {
  return withRaisedCents(withSpacedLetters(words));
}

function withSpacedLetters(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from + 1;
    while (to < words.length && isLetter(words[from]!) && isLetter(words[to]!) && follows(words[to - 1]!, words[to]!)) to++;
    const row = words.slice(from, to);
    out.push(...(row.length >= SPACED_FROM ? spelled(row) : row));
    from = to;
  }
  return out;
}

function isLetter(word: Word): boolean {
  return /^\p{L}$/u.test(word.text);
}

function follows(a: Word, b: Word): boolean {
  const size = a.fontSize ?? a.box.height;
  const gap = b.box.x - right(a.box);
  return Math.abs(a.box.y - b.box.y) < size * 0.1 && gap > -size * 0.2 && gap < size * WIDEST_GAP;
}

/** Letters of one row as the words they spell. */
function spelled(letters: readonly Word[]): Word[] {
  const steps = letters.slice(1).map((letter, index) => letter.box.x - letters[index]!.box.x);
  const usual = median(steps);
  const groups: Word[][] = [[]];
  letters.forEach((letter, index) => {
    if (index > 0 && steps[index - 1]! > usual * WORD_GAP) groups.push([]);
    groups[groups.length - 1]!.push(letter);
  });
  return groups.map((group) => ({ ...group[0]!, text: group.map((letter) => letter.text).join(''), box: around(group.map((letter) => letter.box)) }));
}

function withRaisedCents(words: readonly Word[]): Word[] {
  const taken = new Set<Word>();
  const pairs = words.filter(({ text }) => /^\d{2}$/.test(text));
  return words
    .map((word) => {
      if (taken.has(word) || !/^[$€£]?\d{1,3}[.,]?$/.test(word.text)) return word;
      const cents = pairs.find((other) => other !== word && isRaisedAfter(word, other));
      if (!cents) return word;
      taken.add(cents);
      return { ...word, text: `${word.text.replace(/[.,]$/, '')}.${cents.text}`, box: around([word.box, cents.box]) };
    })
    .filter((word) => !taken.has(word));
}

function isRaisedAfter(whole: Word, cents: Word): boolean {
  const size = whole.fontSize ?? whole.box.height;
  const gap = cents.box.x - right(whole.box);
  return (
    (cents.fontSize ?? cents.box.height) < size * SMALLER &&
    Math.abs(gap) < size * NEAR &&
    bottom(cents.box) < bottom(whole.box) - size * RAISED &&
    bottom(cents.box) > whole.box.y &&
    cents.box.y > whole.box.y - size * 0.5
  );
}
