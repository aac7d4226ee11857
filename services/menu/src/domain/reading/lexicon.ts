/**
 * How often a word was seen in names, descriptions, headings and other print of the menus that the weights were fitted
 * on.
 */
export type Lexicon = Readonly<
  Record<string, readonly [name: number, description: number, heading: number, other: number]>
>;

/**
 * What the words of menus tell of a token: how much more often than usual it is in each kind of print (log), and how
 * often it was seen.
 */
export interface LexiconHint {
  readonly name: number;
  readonly description: number;
  readonly heading: number;
  readonly other: number;
  readonly seen: number;
}

const UNKNOWN: LexiconHint = { name: 0, description: 0, heading: 0, other: 0, seen: 0 };
/** Share of the tokens of menus in each kind of print. */
const USUAL = [0.22, 0.42, 0.06, 0.3] as const;
/** Counts are drawn towards the usual shares as if so many more had been seen. */
const PRIOR = 3;

/** A word as the lexicon knows it: small letters without accents and signs; figures are all alike. */
export function lexicalForm(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\d+/g, '0')
    .replace(/[^\p{L}0]/gu, '');
}

export function hintOf(lexicon: Lexicon, text: string): LexiconHint {
  const counts = Object.hasOwn(lexicon, text) ? lexicon[text] : undefined;
  if (!counts) return UNKNOWN;
  const seen = counts.reduce((sum, count) => sum + count, 0);
  const [name, description, heading, other] = counts.map((count, index) =>
    Math.log((count + PRIOR * USUAL[index]!) / (seen + PRIOR) / USUAL[index]!),
  ) as [number, number, number, number];
  return { name, description, heading, other, seen: Math.log1p(seen) };
}
