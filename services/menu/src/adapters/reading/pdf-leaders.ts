import type { LineLetter } from './pdf-lines';

const LEADER = /^[.·•…_‥⋯]+$/;
/** So many dots in a row lead to a price; fewer may end a sentence. */
const LEADER_FROM = 4;
/** Fewer do when a figure follows. */
const BEFORE_FIGURE = 2;

/** Splits off the leader dots that were set without a space: "Sicily......16". */
export function withLeadersApart(word: readonly LineLetter[]): LineLetter[][] {
  const parts: LineLetter[][] = [];
  for (let from = 0; from < word.length;) {
    let to = from;
    while (to < word.length && LEADER.test(word[to]!.text)) to++;
    const dots = word.slice(from, to).reduce((sum, letter) => sum + (letter.text === '…' ? 3 : letter.text.length), 0);
    const leads = dots >= LEADER_FROM || (dots >= BEFORE_FIGURE && /^[$€£\d]/.test(word[to]?.text ?? ''));
    const last = parts.at(-1);
    const isOwn = leads || !last || isLeader(last);
    const letters = word.slice(from, Math.max(to, from + 1));
    if (isOwn) parts.push([...letters]);
    else last.push(...letters);
    from += letters.length;
  }
  return parts;
}

function isLeader(letters: readonly LineLetter[]): boolean {
  return letters.length > 1 && letters.every((letter) => LEADER.test(letter.text));
}
