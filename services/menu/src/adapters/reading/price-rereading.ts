import { around, bottom, centreX, centreY, median, right, sharedWidth, type Box } from '../../domain/reading/box';
import type { Word } from '../../domain/reading/page';
import { eachAhead } from './ahead';
import type { InkMark } from './ink-components';
import { cropLine } from './line-crop';
import type { TakeLook } from './line-reading';
import { inkUnder, type ReadPiece } from './piece-words';
import { decide, hasFigures, isPriceShaped, priceStyle, type InkEvidence, type Vote } from './price-vote';
import type { PrintPiece } from './print-pieces';
import { findRaisedCents, type RaisedCents } from './raised-cents';
import type { GreyPicture } from './sharp-page-preparer';
import { splitTouchingCents } from './touching-cents';

const PRICE_CHARACTERS = '0123456789.,$€£-/+';
/** Figures and what recognition takes figures for. */
const FIGURE_LIKE = /^[\d.,$€£/+\-–OoIlSsBgZz|!°%»”"*'’;:()[\]]+$/;
/** A figure and what raised cents that touch it are taken for. */
const LIKE_RAISED_CENTS = /^[$€£]?\d{1,3}[%°º”"*]+$/;
/** An amount of food, not of money. */
const MEASURE = /\d[gl]$/;
/** The number of an item, not its price. */
const ITEM_NUMBER = /^\d{1,3}[.)]$/;
/** Height of figures (pixels) and sharpening of each look. The later ones are taken only where the first differ. */
const VIEWS = [
  { height: 36, sharpness: 1 },
  { height: 28, sharpness: 2 },
  { height: 28, sharpness: 1 },
  { height: 21, sharpness: 2 },
  { height: 44, sharpness: 0 },
] as const;
type PriceView = (typeof VIEWS)[number];

/** A word of figures that was read so surely needs one look that agrees. */
const SURE = 0.85;
/** A vote from the line that a price stands on counts less: it was not looked at for figures. */
const LINE_VOTE = 0.8;
/** A column has at least so many prices. */
const COLUMN_FROM = 3;

/** A place that seems to hold a price. */
interface PricePlace {
  readonly read: ReadPiece;
  /** The words that stand there now. */
  readonly words: readonly Word[];
  readonly ink: readonly InkMark[];
  readonly cents?: RaisedCents;
  /** Whether it is all there is of its piece. */
  readonly isWhole: boolean;
  readonly votes: Vote[];
}

/**
 * Looks again, several times and for figures only, at each place that seems to hold a price: words of figures, and
 * short pieces in a column of prices. The looks vote; how the other prices of the page are written counts too.
 *
 * @param isTimeLeft asked before each look
 */
export async function rereadPrices(page: GreyPicture, pieces: readonly ReadPiece[], look: TakeLook, isTimeLeft: () => boolean): Promise<ReadPiece[]> {
  const places = pricePlaces(page, pieces).sort((a, b) => knownSoFar(a) - knownSoFar(b));
  for (const view of VIEWS) {
    const unsettled = places.filter((place) => !isSettled(place));
    await eachAhead(unsettled, isTimeLeft, async (place) => {
      place.votes.push(...(await looksFor(page, place, view, look)));
    });
  }
  const style = priceStyle(places.map(({ votes }) => votes));
  const changes = new Map<ReadPiece, { place: PricePlace; to: Word }[]>();
  for (const place of places) {
    const { read, words, ink, votes } = place;
    // An amount in the middle of a line need not be a price.
    const isLast = words.length === 0 || words.at(-1) === read.words.at(-1);
    const verdict = decide(votes, isLast ? style : { ...style, allDecimal: false }, place.cents ? undefined : evidenceOf(ink));
    if (!verdict) continue;
    const to: Word = { text: verdict.text, confidence: verdict.confidence, box: around(ink), ...(verdict.other === undefined ? {} : { otherReading: verdict.other }) };
    changes.set(read, [...(changes.get(read) ?? []), { place, to }]);
  }
  return pieces.map((read) => {
    const changed = changes.get(read);
    if (!changed) return read;
    if (changed.some(({ place }) => place.isWhole)) return { ...read, words: changed.map(({ to }) => to) };
    const replaced = new Set(changed.flatMap(({ place }) => place.words));
    const words = [...read.words.filter((word) => !replaced.has(word)), ...changed.map(({ to }) => to)];
    return { ...read, words: words.sort((one, other) => one.box.x - other.box.x) };
  });
}

/** Processor time (ms) of the looks at one place; raised cents are looked at in three ways. */
const MS_PER_PLACE = 12;
const MS_PER_RAISED_CENTS = 40;

/** The processor time (ms) that looking at the prices of some pieces again will take. */
export function priceLooksMs(page: GreyPicture, pieces: readonly ReadPiece[]): number {
  return pricePlaces(page, pieces).reduce((sum, { cents }) => sum + (cents ? MS_PER_RAISED_CENTS : MS_PER_PLACE), 0);
}

/** How sure a place is before it is looked at: what is least known is looked at first, should time run out. */
function knownSoFar({ cents, words }: PricePlace): number {
  return cents ? 0 : Math.max(0, ...words.map(({ confidence }) => confidence));
}

function pricePlaces(page: GreyPicture, pieces: readonly ReadPiece[]): PricePlace[] {
  const isInColumn = columnTest(pieces);
  return pieces.flatMap((read): PricePlace[] => {
    const raised = raisedPlaces(read);
    if (raised.length > 0) return raised;
    const words = read.words.filter((word, index) => isFigures(word.text) && !(ITEM_NUMBER.test(word.text) && (index === 0 || word.confidence > SURE)));
    if (words.length > 0) {
      return words.flatMap((word) => {
        const ink = read.words.length === 1 ? [...read.piece.letters, ...read.piece.dots] : inkUnder(read.piece, word.box);
        if (ink.length === 0) return [];
        const cents = LIKE_RAISED_CENTS.test(word.text) ? splitTouchingCents(read.piece.plane ?? page, ink, read.piece.inverted) : undefined;
        if (cents) return [{ read, words: [word], isWhole: false, ink, cents, votes: [] }];
        return [{ read, words: [word], isWhole: false, ink, votes: [{ text: word.text, confidence: word.confidence * LINE_VOTE }] }];
      });
    }
    const isSureText = read.words.some((word) => word.confidence > SURE && /\p{L}{2}/u.test(word.text));
    if (isSureText || !isPriceSized(read.piece) || !isInColumn(read.piece.box)) return [];
    return [{ read, words: [], isWhole: true, ink: [...read.piece.letters, ...read.piece.dots], votes: [] }];
  });
}

/** Prices with raised cents; recognition of the whole line makes anything of them, so its ink tells where they are. */
function raisedPlaces(read: ReadPiece): PricePlace[] {
  return findRaisedCents([...read.piece.letters, ...read.piece.dots]).flatMap((cents): PricePlace[] => {
    const ink = [...cents.whole, ...cents.raised];
    const place = around(ink);
    const words = read.words.filter((word) => sharedWidth(word.box, place) > Math.min(word.box.width, place.width) * 0.4);
    const isAmount = words.length === 0 || words.some((word) => /[\d$€£]/.test(word.text));
    return isAmount ? [{ read, words, isWhole: words.length === 0 && read.words.length === 0, ink, cents, votes: [] }] : [];
  });
}

function isFigures(text: string): boolean {
  return text.length <= 9 && /\d/.test(text) && FIGURE_LIKE.test(text) && !MEASURE.test(text);
}

function isPriceSized({ box, letterHeight, letters }: PrintPiece): boolean {
  return letters.length <= 7 && box.width <= letterHeight * 6;
}

/** Whether a box stands in line, at its left, right or middle, with several prices. */
function columnTest(pieces: readonly ReadPiece[]): (box: Box) => boolean {
  const prices = pieces.flatMap(({ piece, words }) => (words.length === 1 && words[0] && isPriceShaped(words[0].text) ? [piece] : []));
  const height = median(prices.map(({ letterHeight }) => letterHeight));
  return (box) => {
    const near = prices.filter((price) => Math.abs(centreY(price.box) - centreY(box)) < height * 14);
    const within = height * 1.2;
    return [(one: Box) => one.x, right, centreX].some((edge) => near.filter((price) => Math.abs(edge(price.box) - edge(box)) < within).length >= COLUMN_FROM);
  };
}

async function looksFor(page: GreyPicture, { read: { piece }, ink, cents }: PricePlace, view: PriceView, look: TakeLook): Promise<Vote[]> {
  const together = await readFigures(page, piece, ink, view, look);
  if (!cents) return together ? [together] : [];
  // Raised cents are read as well with the figures before them as alone, and it cannot be told beforehand which goes well.
  const pointed = together && /^([$€£]?\d{1,3})[.,]?(\d{2})$/.exec(together.text);
  const votes: Vote[] = pointed ? [{ text: `${pointed[1]}.${pointed[2]}`, confidence: together.confidence }] : [];
  const whole = await readFigures(page, piece, cents.whole, view, look, cents.raised);
  const raised = whole && (await readFigures(page, piece, cents.raised, view, look, cents.whole));
  if (raised && /^[$€£]?\d{1,3}[.,]?$/.test(whole.text) && /^\d{2}$/.test(raised.text)) {
    votes.push({ text: `${whole.text.replace(/[.,]$/, '')}.${raised.text}`, confidence: Math.min(whole.confidence, raised.confidence) });
  }
  return votes;
}

async function readFigures(page: GreyPicture, piece: PrintPiece, ink: readonly InkMark[], { height, sharpness }: PriceView, look: TakeLook, beside: readonly InkMark[] = []): Promise<Vote | undefined> {
  const tight = around(ink);
  const type = Math.max(...ink.map((mark) => mark.height));
  const margin = type * 0.3;
  const box = { x: tight.x - margin, y: tight.y - margin, width: tight.width + 2 * margin, height: tight.height + 2 * margin };
  // Neighbours on the line that reach into the margin would be read as figures.
  const without = [...piece.letters, ...piece.dots, ...beside].filter((mark) => !ink.includes(mark) && (right(mark) <= tight.x + 1 || mark.x >= right(tight) - 1));
  const crop = cropLine(piece.plane ?? page, { box, scale: Math.min(6, height / type), slope: piece.slope, sharpness, without, inverted: piece.inverted });
  const words = await look(crop.picture, { characters: PRICE_CHARACTERS });
  const text = words.map((word) => word.text).join('');
  return /\d/.test(text) ? { text, confidence: Math.min(...words.map((word) => word.confidence)) } : undefined;
}

/** Whether the looks so far agree, and on something like a price. */
function isSettled({ words: [word], ink, votes, cents }: PricePlace): boolean {
  const [first, second, third] = votes;
  if (!first || !second || !isPriceShaped(first.text) || votes.some((vote) => vote.text !== first.text)) return false;
  if (!cents && !hasFigures(first.text, evidenceOf(ink).figures)) return false;
  return third !== undefined || (!cents && word !== undefined && word.confidence >= SURE && second.confidence >= SURE);
}

function evidenceOf(ink: readonly InkMark[]): InkEvidence {
  const type = Math.max(...ink.map((mark) => mark.height));
  const figures = ink.filter((mark) => mark.height > type * 0.7 && mark.width > type * 0.12);
  const base = median(figures.map(bottom));
  const dots = ink.filter((mark) => mark.height < type * 0.4 && mark.width < type * 0.4 && Math.abs(bottom(mark) - base) < type * 0.25);
  const [dot] = dots;
  const after = dot && dots.length === 1 ? figures.filter((figure) => centreX(figure) > centreX(dot)) : [];
  return { figures: figures.length, ...(after.length > 0 && after.length < figures.length ? { afterDot: around(after).width / type } : {}) };
}
