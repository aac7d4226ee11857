/** That a dish is sold out, or there again, as kitchens say it: "86 salmon", "un86 salmon". */
export interface SoldOutText {
  readonly soldOut: boolean;
  /** What the dish is called, as it was written. */
  readonly words: string;
  /** "86 2": one of those that were named before. */
  readonly choice?: number;
}

/** Letters of a name at most; nothing is called longer. */
const LETTERS = 160;

/** @returns undefined for a text that says nothing of the kind */
export function readSoldOut(text: string): SoldOutText | undefined {
  const match = /^\s*(un[\s-]*)?86\b[\s:,-]*(.*?)[\s.!]*$/isu.exec(text.normalize('NFKC'));
  if (!match) return undefined;
  const words = (match[2] ?? '').replace(/\s+/g, ' ').trim().slice(0, LETTERS);
  return {
    soldOut: match[1] === undefined,
    words,
    ...(/^[1-9]$/.test(words) && { choice: Number(words) }),
  };
}
