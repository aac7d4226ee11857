/** What it costs to take one letter for another; an added or a lost letter costs 1. */
const OTHER_ACCENT = 0.2;
const OTHER_CASE = 0.3;
const LOOKS_ALIKE = 0.6;
const OTHER_LETTER = 1.1;
/** Letters that recognition takes for each other. */
const ALIKE = ['0oO', '1lI|!', '5sS$', '8B', '2zZ', '6G', '.,', "'’`", '-–—', 'eé€', 'bß'];

/** A letter without its accent. */
export function withoutAccent(letter: string): string {
  return (PLAIN[letter] ?? letter).normalize('NFD').replace(/\p{M}/gu, '');
}

/** Letters that are not made of a letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', Ø: 'O', ł: 'l' };

/**
 * Pairs the letters of two readings of one line.
 *
 * @returns for each letter of `a` the place of its partner in `b`, or -1
 */
export function alignedLetters(a: readonly string[], b: readonly string[]): number[] {
  const width = b.length + 1;
  const cost = new Float32Array((a.length + 1) * width);
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        cost[i * width + j] = i + j;
        continue;
      }
      const paired = cost[(i - 1) * width + j - 1]! + difference(a[i - 1]!, b[j - 1]!);
      cost[i * width + j] = Math.min(paired, cost[(i - 1) * width + j]! + 1, cost[i * width + j - 1]! + 1);
    }
  }
  const partners = new Array<number>(a.length).fill(-1);
  let [i, j] = [a.length, b.length];
  while (i > 0 && j > 0) {
    const here = cost[i * width + j]!;
    if (Math.abs(here - cost[(i - 1) * width + j - 1]! - difference(a[i - 1]!, b[j - 1]!)) < 1e-4) partners[--i] = --j;
    else if (Math.abs(here - cost[(i - 1) * width + j]! - 1) < 1e-4) i--;
    else j--;
  }
  return partners;
}

function difference(a: string, b: string): number {
  if (a === b) return 0;
  const [plainA, plainB] = [withoutAccent(a), withoutAccent(b)];
  if (plainA === plainB) return OTHER_ACCENT;
  if (plainA.toLowerCase() === plainB.toLowerCase()) return OTHER_CASE;
  return ALIKE.some((group) => group.includes(a) && group.includes(b)) ? LOOKS_ALIKE : OTHER_LETTER;
}
