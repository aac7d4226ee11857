import { distance } from 'fastest-levenshtein';

/** A name made ready to be compared with many others. */
export interface ComparedName {
  /** Its words without their dress: case, accents, signs and spacing say nothing about which dish is meant. */
  readonly folded: string;
  /**
   * The words that name the dish: without numbers, measures, allergen letters and what recognition makes of ornaments.
   */
  readonly core: string;
  readonly words: ReadonlySet<string>;
  readonly sorted: string;
  /** How often each letter is in it, in few buckets. */
  readonly letters: Uint8Array;
}

/** Names less alike than this are not alike at all. */
const ALIKE = 0.6;
/** The same words, beside other numbers and marks. */
const SAME_CORE = 0.97;
/** All words of the shorter name stand in the longer: "Margherita", "Pizza Margherita". */
const CONTAINED = 0.8;
/** Shorter ones are found in anything. */
const CONTAINED_LETTERS = 4;
const BUCKETS = 32;

export function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function comparedName(name: string): ComparedName {
  const folded = fold(name);
  const all = folded.split(' ');
  const naming = all.filter((word) => !isMark(word));
  const words = naming.length > 0 ? naming : all;
  const core = words.join(' ');
  const letters = new Uint8Array(BUCKETS);
  for (let at = 0; at < core.length; at += 1) letters[core.charCodeAt(at) % BUCKETS]! += 1;
  return { folded, core, words: new Set(words), sorted: [...words].sort().join(' '), letters };
}

/** Fewer than three Latin letters name nothing; in other scripts a single one may. */
function isMark(word: string): boolean {
  return /^[\p{Script=Latin}\p{N}]*$/u.test(word) && (word.match(/\p{L}/gu)?.length ?? 0) < 3;
}

/** How alike two names are, 0.6 to 1, whatever the order of their words; 0 when they are not. */
export function likeness(a: ComparedName, b: ComparedName): number {
  if (a.folded === b.folded) return a.folded === '' ? 0 : 1;
  if (a.core === b.core) return SAME_CORE;
  const [short, long] = a.core.length < b.core.length ? [a, b] : [b, a];
  const contained =
    short.core.length >= CONTAINED_LETTERS &&
    short.words.size < long.words.size &&
    [...short.words].every((word) => long.words.has(word))
      ? CONTAINED
      : 0;
  if (1 - lettersMissing(a, b) / long.core.length < Math.max(ALIKE, contained)) return contained;
  const closest = Math.min(distance(a.core, b.core), distance(a.sorted, b.sorted));
  const alike = Math.max(contained, 1 - closest / long.core.length);
  return alike < ALIKE ? 0 : alike;
}

/** In which share of its letters a name differs from another, 0 to 1. */
export function shareApart(a: ComparedName, b: ComparedName): number {
  return distance(a.core, b.core) / Math.max(1, a.core.length);
}

/** At least so many letters must change to make one name of the other: told by counting, at a fraction of the time. */
function lettersMissing(a: ComparedName, b: ComparedName): number {
  let more = 0;
  let fewer = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const difference = a.letters[bucket]! - b.letters[bucket]!;
    if (difference > 0) more += difference;
    else fewer -= difference;
  }
  return Math.max(more, fewer);
}
