import type { DoubtKind } from '@chalkboard/contracts/http/menu-choices';
import { median } from './box';
import type { PrintedPrice } from './item-drafts';
import type { ItemReading } from './menu-reading';
import { ENOUGH } from './other-roles';

const SURE_NAME = 0.6;
/** Figures that one recogniser alone read, and less surely than this, are doubtful, whatever else speaks for them. */
const SURE_FIGURES = 0.6;
/** A recognised price this many times above (or below) the menu's middle one is more likely a misreading. */
const FAR_ABOVE = 8;
/** The same over what nine of ten prices do not exceed, where a tenth of it would be like them. */
const LOST_POINT = 2.5;
const FAR_BELOW = 12;
/** With fewer prices there is no middle to compare with. */
const ENOUGH_PRICES = 6;
/** Where so large a share of its section has more prices, one may have been overlooked: one in eight lacked one. */
const OFTEN_MORE = 0.4;

const HARD_PRICE = 'The price was hard to make out.';

/** What the prices of one menu have in common. */
export interface PriceNorm {
  readonly middle: number;
  readonly count: number;
  /** What nine of ten do not exceed. */
  readonly high: number;
  /** Nearly all are written with cents. */
  readonly withCents: boolean;
}

/** Learns the norm from the exact prices of a menu: their texts as printed and minor units. */
export function priceNorm(prices: readonly { text: string; minor: number }[]): PriceNorm {
  const cents = prices.filter(({ text }) => /[.,]\d{1,2}(?!\d)/.test(text)).length;
  const sorted = prices.map(({ minor }) => minor).sort((a, b) => a - b);
  return {
    middle: median(sorted),
    high: sorted[Math.floor(0.9 * (sorted.length - 1))] ?? 0,
    count: prices.length,
    withCents: prices.length >= ENOUGH_PRICES && cents / prices.length > 0.85,
  };
}

/**
 * Share (0 to 1) of the priced items of a section that have more prices than one of them; 0 where these are too few to
 * show how the section is set.
 *
 * @param own how many prices the item has
 * @param all how many each item of the section has
 */
export function shareWithMore(own: number, all: readonly number[]): number {
  const more = all.filter((count) => count > own).length;
  return more < ENOUGH ? 0 : more / all.filter((count) => count > 0).length;
}

/** What an item is held against. */
export interface DoubtGround {
  readonly norm: PriceNorm;
  /** The words come from a picture, where figures can be misread. */
  readonly recognised: boolean;
  /** A price less likely right than this is shown to the owner before anybody orders by it. */
  readonly surePrice: number;
  /** Share (0 to 1) of the priced items of its section that have more prices than it has. */
  readonly withMorePrices: number;
}

/** What an item has to be asked about, and why, as a sentence. */
export interface Doubt {
  readonly kind: DoubtKind;
  readonly reason: string;
  /** The other text that its one price may be, as it would be printed. */
  readonly otherPrice?: string;
}

/** Why an item needs its owner's eye; undefined when nothing speaks against it. */
export function doubtOf(
  item: ItemReading,
  prices: readonly PrintedPrice[],
  { norm, recognised, surePrice, withMorePrices }: DoubtGround,
): Doubt | undefined {
  if (prices.length === 0) return { kind: 'no-price', reason: 'We found no price for this item.' };
  const isUnsure = item.confidence.price < surePrice;
  // In pictures what nobody has is a smudge more often than a price.
  if (item.signals.openBeside > 0 && (isUnsure || !recognised))
    return { kind: 'price-beside', reason: 'Another price stands beside this one, and we do not know what it is for.' };
  if (item.signals.unlabelled)
    return {
      kind: 'unnamed-sizes',
      reason: 'Several prices are printed here, and the menu does not say what each is for.',
    };
  const doubt = recognised ? (misreading(prices) ?? strangeAmount(item, prices, norm)) : undefined;
  if (doubt) return doubt;
  if (withMorePrices >= OFTEN_MORE)
    return { kind: 'price', reason: 'Others of this section have more prices: one may be missing here.' };
  if (isUnsure)
    return { kind: 'price', reason: recognised ? HARD_PRICE : 'It is not clear which dish this price belongs to.' };
  // Below a name without a price it may be the rest of that name: two of five were.
  if (item.confidence.name < SURE_NAME || item.signals.openAbove > 0)
    return {
      kind: 'name',
      reason:
        recognised && item.confidence.name < SURE_NAME
          ? 'The name was hard to make out.'
          : 'It is not clear where the name of this dish begins and ends.',
    };
  return undefined;
}

/** What makes an amount unlikely among the others of its menu. */
function strangeAmount(item: ItemReading, prices: readonly PrintedPrice[], norm: PriceNorm): Doubt | undefined {
  if (norm.count < ENOUGH_PRICES) return undefined;
  const amounts = item.variants ? item.variants.map((variant) => variant.price.minor) : [item.price.minor];
  for (const [index, minor] of amounts.entries()) {
    if (minor === null) continue;
    const text = prices[index]?.text ?? '';
    const withPoint = (places: number): Pick<Doubt, 'otherPrice'> =>
      prices.length === 1 ? { otherPrice: pointBefore(text, places) } : {};
    if (norm.withCents && /^\d{3,}$/.test(text))
      return {
        kind: 'lost-point',
        reason: 'The other prices have cents and this one has none, so a point may have been lost.',
        ...withPoint(2),
      };
    if (minor > LOST_POINT * norm.high && minor / 10 <= norm.high)
      return {
        kind: 'lost-point',
        reason: 'This price is about ten times the others, so a point may have been lost.',
        ...withPoint(1),
      };
    if (minor > norm.middle * FAR_ABOVE)
      return { kind: 'far-price', reason: 'This price is far above the others on the menu.' };
    if (minor < norm.middle / FAR_BELOW)
      return { kind: 'far-price', reason: 'This price is far below the others on the menu.' };
  }
  return undefined;
}

/** The amount with its point so many places further left: "1250" as "12.50", "45.00" as "4.50". */
function pointBefore(text: string, places: number): string {
  const [whole = '', cents = ''] = text.replace(/[^\d.,]/g, '').split(/[.,]/);
  const figures = whole.padStart(places + 1, '0');
  return `${figures.slice(0, -places)}.${(figures.slice(-places) + cents).slice(0, 2)}`;
}

/**
 * Whether two recognisers read the very figures of an amount: repaired was its sign at most, and no point was put in.
 */
function isReadAlike({ text, words }: PrintedPrice): boolean {
  const read = words.map((word) => word.text).join('');
  return words.every(({ confirmed }) => confirmed) && figuresOf(read) === figuresOf(text);
}

const figuresOf = (text: string): string => text.replace(/,/g, '.').replace(/[^\d.]/g, '');

/**
 * What happened in reading the figures that makes them doubtful however clear the rest is: one in three of these is
 * wrong.
 */
function misreading(prices: readonly PrintedPrice[]): Doubt | undefined {
  for (const price of prices) {
    const other = price.words.find((word) => word.otherReading)?.otherReading;
    const reason = `We read this price as “${price.text}” once and as “${other}” another time.`;
    if (other) return { kind: 'two-readings', reason, ...(prices.length === 1 && { otherPrice: other }) };
    if (price.words.some(({ confirmed, confidence }) => !confirmed && confidence < SURE_FIGURES))
      return { kind: 'price', reason: HARD_PRICE };
    if (price.repaired && !isReadAlike(price))
      return { kind: 'price', reason: `Part of this price was hard to make out: we read it as “${price.text}”.` };
  }
  return undefined;
}
