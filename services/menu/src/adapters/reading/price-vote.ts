/** What one look read, and how sure it is (0 to 1). */
export interface Vote {
  readonly text: string;
  readonly confidence: number;
}

export interface Verdict {
  readonly text: string;
  readonly confidence: number;
  /** The runner-up, where it has weight and other figures. */
  readonly other: string | undefined;
}

/** What the ink of a price shows, whatever is read into it. */
export interface InkEvidence {
  /** Separate marks as high as figures: there is a figure or sign for each at least. */
  readonly figures: number;
  /** Width of the figures after a dot on the base line, in heights of a figure; undefined without such a dot. */
  readonly afterDot?: number;
}

/** How a price is written: with two decimals, one, none, or not like a price. */
type Shape = 'two' | 'one' | 'none' | 'other';

/** What a shape nobody else uses still counts, against one that everybody uses. */
const LONE_SHAPE = 0.15;
/** What a vote counts however unsure it is: several unsure looks that agree are rarely wrong. */
const LEAST_VOTE = 0.15;
/** So many looks that agree are at least so sure. */
const AGREED = { votes: 3, confidence: 0.75 };
/** A runner-up with this share of the winner's votes is told. */
const WORTH_TELLING = 0.3;
/** Widths of one figure, and of two side by side, in heights of a figure. */
const ONE_FIGURE = [0.3, 0.85] as const;
const TWO_FIGURES = [0.85, 1.7] as const;
/** What a vote with fewer figures than the ink shows still counts. */
const TOO_FEW_FIGURES = 0.25;
/** Where so large a share of a page's prices of three figures and more has two decimals, one without any has lost its point. */
const ALL_DECIMAL = 0.75;
/** A shape with a smaller share is not how this page writes prices: a dot in the ink is a speck then. */
const USED_SHAPE = 0.1;
/** What is left of the confidence in a price that the ink does not bear out: its point was not seen, or a figure not read. */
const UNPROVEN = 0.6;
/** Fewer price places than this tell no style. */
const FEWEST_FOR_STYLE = 5;

/** Whether a text is one price and nothing else. */
export function isPriceShaped(text: string): boolean {
  return shapeOf(text) !== 'other';
}

/** How the prices of a page are written. */
export interface PriceStyle {
  /** How often each shape was read (0 to 1). */
  readonly shares: ReadonlyMap<Shape, number>;
  /** Whether a price of three figures or more always has two decimals. */
  readonly allDecimal: boolean;
}

/** How the prices of a page are written, as far as what was read at each of its price places tells. */
export function priceStyle(places: readonly (readonly Vote[])[]): PriceStyle {
  const counts = new Map<Shape, number>();
  let decimal = 0;
  let long = 0;
  for (const { text, confidence } of places.flat()) {
    const shape = shapeOf(tidy(text));
    const count = figures(text).length;
    // Single figures are sizes, numbers, specks.
    if (shape === 'other' || count < 2) continue;
    counts.set(shape, (counts.get(shape) ?? 0) + confidence);
    if (count < 3) continue;
    long += confidence;
    if (shape === 'two') decimal += confidence;
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    shares: new Map([...counts].map(([shape, count]) => [shape, total > 0 ? count / total : 0])),
    allDecimal: decimal > ALL_DECIMAL * long && places.length >= FEWEST_FOR_STYLE,
  };
}

/**
 * The reading with most weight behind it; undefined when that is not like a price.
 *
 * @param style how the prices of the page are written
 */
export function decide(votes: readonly Vote[], { shares, allDecimal }: PriceStyle, ink: InkEvidence = { figures: 0 }): Verdict | undefined {
  const readings = votes.map(({ text, confidence }) => ({ text: withSeenDot(tidy(text), shares, ink.afterDot), confidence }));
  const weights = new Map<string, number>();
  for (const { text, confidence } of readings) {
    const usual = shapeOf(text) === 'other' ? 0 : (shares.get(shapeOf(text)) ?? 0);
    const weight = (LEAST_VOTE + confidence) * (LONE_SHAPE + usual) * (hasFigures(text, ink.figures) ? 1 : TOO_FEW_FIGURES);
    weights.set(text, (weights.get(text) ?? 0) + weight);
  }
  const ranked = [...weights].sort((a, b) => b[1] - a[1]);
  const [best, second] = ranked;
  if (!best || shapeOf(best[0]) === 'other') return undefined;
  const total = ranked.reduce((sum, [, weight]) => sum + weight, 0);
  const backers = readings.filter(({ text }) => text === best[0]);
  const surest = Math.max(...backers.map((vote) => vote.confidence), backers.length >= AGREED.votes ? AGREED.confidence : 0);
  const confidence = Math.min(0.99, surest * (0.4 + (0.6 * best[1]) / total)) * (hasFigures(best[0], ink.figures) ? 1 : UNPROVEN);
  if (allDecimal && /^[$€£]?\d{3,4}[$€£]?$/.test(best[0])) {
    return { text: best[0].replace(/(\d\d)(?=\D?$)/, '.$1'), confidence: confidence * UNPROVEN, other: best[0] };
  }
  const tells = second !== undefined && second[1] >= best[1] * WORTH_TELLING && figures(second[0]) !== figures(best[0]);
  return { text: best[0], confidence, other: tells ? second[0] : undefined };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, '').replace(/^[.,\-/]+(?=\d{2,}[.,])/, '').replace(/[.,\-/:;)]+$/, '');
}

/** Whether a text has a sign for each figure that the ink shows. */
export function hasFigures(text: string, count: number): boolean {
  return text.replace(/[.,]/g, '').length >= count;
}

/** Puts in a dot that a look passed over, where the ink shows it and the page writes prices so. */
function withSeenDot(text: string, shares: PriceStyle['shares'], afterDot: number | undefined): string {
  if (afterDot === undefined || !/^[$€£]?\d{2,4}$/.test(text)) return text;
  const isUsed = (shape: Shape): boolean => (shares.get(shape) ?? 0) >= USED_SHAPE;
  const decimals = afterDot >= TWO_FIGURES[0] && afterDot <= TWO_FIGURES[1] && isUsed('two') ? 2 : afterDot >= ONE_FIGURE[0] && afterDot < ONE_FIGURE[1] && isUsed('one') ? 1 : 0;
  return decimals === 0 || figures(text).length <= decimals ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

function shapeOf(text: string): Shape {
  const match = /^[$€£]?(?:\d{1,4}|\d{0,3}[.,](\d{1,2}))[$€£]?$/.exec(text);
  if (!match) return 'other';
  if (match[1] === undefined) return 'none';
  return match[1].length === 2 ? 'two' : 'one';
}

function figures(text: string): string {
  return text.replace(/\D/g, '');
}
