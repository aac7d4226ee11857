import { median } from './box';
import type { ItemReading } from './menu-reading';
import type { PrintedPrice } from './line-prices';

/** Below this a recognised price is shown to the owner before anybody orders by it. */
const SURE_PRICE = 0.6;
const SURE_NAME = 0.45;
/** A recognised price this many times above (or below) the menu's middle one is more likely a misreading. */
const FAR_ABOVE = 8;
const FAR_BELOW = 12;
/** With fewer prices there is no middle to compare with. */
const ENOUGH_PRICES = 6;

/** What the prices of one menu have in common. */
export interface PriceNorm {
  readonly middle: number;
  readonly count: number;
  /** Nearly all are written with cents. */
  readonly withCents: boolean;
}

/** Learns the norm from the exact prices of a menu: their texts as printed and minor units. */
export function priceNorm(prices: readonly { text: string; minor: number }[]): PriceNorm {
  const cents = prices.filter(({ text }) => /[.,]\d{1,2}(?!\d)/.test(text)).length;
  return { middle: median(prices.map(({ minor }) => minor)), count: prices.length, withCents: prices.length >= ENOUGH_PRICES && cents / prices.length > 0.85 };
}

/** Why an item needs its owner's eye, as a sentence; undefined when nothing speaks against it. */
export function doubtOf(item: ItemReading, prices: readonly PrintedPrice[], norm: PriceNorm, recognised: boolean): string | undefined {
  if (prices.length === 0) return 'We found no price for this item.';
  if (item.variants?.some((variant) => /^Price \d$/.test(variant.label))) return 'Several prices are printed here, and the menu does not say what each is for.';
  if (!recognised) return undefined;
  for (const price of prices) {
    const other = price.words.find((word) => word.otherReading)?.otherReading;
    if (other) return `We read this price as “${price.text}” once and as “${other}” another time.`;
    if (price.repaired) return `Part of this price was hard to make out: we read it as “${price.text}”.`;
  }
  if (item.confidence.price < SURE_PRICE) return 'The price was hard to make out.';
  const amounts = item.variants ? item.variants.map((variant) => variant.price.minor) : [item.price.minor];
  for (const [index, minor] of amounts.entries()) {
    if (minor === null || norm.count < ENOUGH_PRICES) continue;
    if (norm.withCents && /^\d{3,}$/.test(prices[index]?.text ?? '')) return 'The other prices have cents and this one has none, so a point may have been lost.';
    if (minor > norm.middle * FAR_ABOVE) return 'This price is far above the others on the menu.';
    if (minor < norm.middle / FAR_BELOW) return 'This price is far below the others on the menu.';
  }
  if (item.confidence.name < SURE_NAME) return 'The name was hard to make out.';
  return undefined;
}
