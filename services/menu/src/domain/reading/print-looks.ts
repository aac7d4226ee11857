import { mean, median } from './box';
import type { Page, Word } from './page';
import { typeSize } from './type-size';

/** How a word is printed, beside what is usual on its page: bold and coloured print is seldom running text. */
export interface PrintLook {
  /** How much thicker than usual its strokes are (log). */
  readonly weight: number;
  /** How far its colour is from the usual one, 0 to about 2. */
  readonly apart: number;
  /** How coloured it is: 0 for grey and black, 1 for the purest. */
  readonly colourful: number;
  /** How much more it stands out from its ground than usual (log). */
  readonly strength: number;
  /** 1 for light print on a dark ground where dark on light is usual, and the other way round. */
  readonly inverted: number;
  readonly ink: Ink;
}

type Ink = readonly [number, number, number];

const BLACK: Ink = [1, 1, 1];
/** Strokes of bold type beside those of the same type as it is usually set (log). */
const BOLD = 0.35;
/** Ink that stands out less is hardly seen, and its colour is that of the paper. */
const FAINT = 0.04;

const norm = (ink: Ink): number => Math.max(FAINT, ...ink.map(Math.abs));

/** Ink without its strength, so that a shadow over the page changes little. */
function hue(ink: Ink): Ink {
  const most = norm(ink);
  return [ink[0] / most, ink[1] / most, ink[2] / most];
}

/** Thickness of the strokes beside the size of the type (log); `undefined` where nothing tells. */
function weightOf(word: Word): number | undefined {
  if (word.stroke !== undefined) return Math.log(Math.max(0.005, word.stroke / Math.max(1, typeSize(word))));
  return word.bold === undefined ? undefined : word.bold ? BOLD : 0;
}

/** What is usual on a page. */
interface Usual {
  readonly weight: number;
  readonly ink: Ink;
}

function usualOf(words: readonly Word[]): Usual {
  const weights = words.flatMap((word) => weightOf(word) ?? []);
  const inks = words.flatMap(({ ink }) => (ink ? [ink] : []));
  const channel = (at: 0 | 1 | 2): number => (inks.length === 0 ? 1 : median(inks.map((ink) => ink[at])));
  return { weight: median(weights), ink: [channel(0), channel(1), channel(2)] };
}

/** Tells how each word of a page is printed, beside all that are on it. */
export function printLooks(page: Pick<Page, 'words'>): (word: Word) => PrintLook {
  const lettered = page.words.filter(({ text }) => /[\p{L}]{2}/u.test(text));
  const usual = usualOf(lettered);
  const usualHue = hue(usual.ink);
  const isDark = usual.ink[0] + usual.ink[1] + usual.ink[2] >= 0;
  return (word) => {
    const ink = word.ink ?? (word.stroke === undefined ? BLACK : usual.ink);
    const own = hue(ink);
    return {
      weight: clamped((weightOf(word) ?? usual.weight) - usual.weight, 1.5),
      apart: Math.hypot(own[0] - usualHue[0], own[1] - usualHue[1], own[2] - usualHue[2]),
      colourful: Math.max(...own) - Math.min(...own),
      strength: clamped(Math.log(norm(ink) / norm(usual.ink)), 2),
      inverted: ink[0] + ink[1] + ink[2] >= 0 === isDark ? 0 : 1,
      ink: own,
    };
  };
}

/** The look of several words together. */
export function meanLook(looks: readonly PrintLook[]): PrintLook {
  const of = (value: (look: PrintLook) => number): number => mean(looks.map(value));
  return {
    weight: of(({ weight }) => weight),
    apart: of(({ apart }) => apart),
    colourful: of(({ colourful }) => colourful),
    strength: of(({ strength }) => strength),
    inverted: of(({ inverted }) => inverted),
    ink: [of(({ ink }) => ink[0]), of(({ ink }) => ink[1]), of(({ ink }) => ink[2])],
  };
}

/** How unlike two words are printed, 0 to about 2. */
export function unlikeInk({ ink: a }: PrintLook, { ink: b }: PrintLook): number {
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(red * red + green * green + blue * blue);
}

const clamped = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
