import type { MenuItem, MenuVariant, SourceRegion } from '@chalkboard/contracts/http/menu';
import { currencyExponent } from '@chalkboard/menu-rules/currency';
import { fold } from './compare-names';
import { priceText } from './currency';
import type { ReadMenu } from './menu-from-reading';
import { minorOf } from './price-text';

export interface PriceDifference {
  /** The size it is the price of; absent for an item without sizes. */
  readonly variantId?: string;
  readonly label?: string;
  readonly from: string;
  readonly to: string;
  /** The other amount that the new price may be. */
  readonly otherPrice?: string;
  /** Where the new price stands. */
  readonly source?: SourceRegion;
}

type Priced = Pick<MenuItem, 'price' | 'priceMinor'>;

/**
 * The same numbers in another currency: a paper without signs says nothing about the currency, and may have been taken
 * for another one.
 */
export function inCurrency<T extends Pick<ReadMenu, 'categories' | 'currency'>>(read: T, currency: string): T {
  if (read.currency === currency) return read;
  const shift = 10 ** (currencyExponent(currency) - currencyExponent(read.currency));
  const priced = <T extends Priced>(part: T): T => {
    if (part.priceMinor === undefined) return part;
    const minor = part.priceMinor * shift;
    // Less than the smallest coin is no amount of this currency.
    return Number.isInteger(minor)
      ? { ...part, price: priceText(minor, currency), priceMinor: minor }
      : { ...part, priceMinor: undefined };
  };
  const doubted = ({ doubt }: MenuItem): Pick<MenuItem, 'doubt'> => {
    const minor = doubt?.otherPrice === undefined ? null : minorOf(doubt.otherPrice, read.currency);
    const other = minor === null ? undefined : minor * shift;
    return doubt?.otherPrice === undefined
      ? {}
      : { doubt: { ...doubt, otherPrice: Number.isInteger(other) ? priceText(other!, currency) : undefined } };
  };
  const categories = read.categories.map((category) => ({
    ...category,
    items: category.items.map((item) => ({
      ...priced(item),
      ...doubted(item),
      ...(item.variants && { variants: item.variants.map(priced) }),
      ...(item.addOns && { addOns: item.addOns.map(priced) }),
    })),
  }));
  return { ...read, currency, categories };
}

/**
 * Which prices of an item are others now. What was not read is no difference, and of two ways to read a price the one
 * that the menu has already is the likelier.
 *
 * @param currency of both
 * @returns 'other-sizes' when the paper has sizes that the menu does not: then no single price says what changed
 */
export function priceDifferences(now: MenuItem, read: MenuItem, currency: string): PriceDifference[] | 'other-sizes' {
  const old = now.variants ?? [];
  const sizes = read.variants ?? [];
  if (old.length === 0 && sizes.length === 0) {
    const otherPrice = read.doubt?.otherPrice;
    const other = otherPrice === undefined ? null : minorOf(otherPrice, currency);
    if (!differs(now, read) || (other !== null && other === now.priceMinor)) return [];
    return [
      {
        from: now.price,
        to: read.price,
        ...(otherPrice !== undefined && { otherPrice }),
        ...placed(read.source?.price),
      },
    ];
  }
  if (old.length === 0) return sizes.some((size) => !differs(now, size)) ? [] : 'other-sizes';
  // Which of the sizes it is the price of cannot be told.
  if (sizes.length === 0) return [];
  const pairs = sameSizes(old, sizes);
  if (pairs.length < sizes.length) return 'other-sizes';
  return pairs.flatMap(([size, found]) =>
    differs(size, found)
      ? [{ variantId: size.id, label: size.label, from: size.price, to: found.price, ...placed(found.source) }]
      : [],
  );
}

function differs(now: Priced, read: Priced): boolean {
  if (read.price === '' && read.priceMinor === undefined) return false;
  if (now.priceMinor !== undefined && read.priceMinor !== undefined) return now.priceMinor !== read.priceMinor;
  return now.priceMinor !== read.priceMinor || fold(now.price) !== fold(read.price);
}

/**
 * Sizes by their labels; those whose labels changed, or were misread, by their order when as many remain on both sides.
 */
function sameSizes(old: readonly MenuVariant[], read: readonly MenuVariant[]): [MenuVariant, MenuVariant][] {
  const pairs = read.flatMap((size): [MenuVariant, MenuVariant][] => {
    const known = old.find(({ label }) => fold(label) === fold(size.label));
    return known ? [[known, size]] : [];
  });
  const oldLeft = old.filter((size) => !pairs.some(([known]) => known === size));
  const readLeft = read.filter((size) => !pairs.some(([, found]) => found === size));
  if (oldLeft.length === readLeft.length) oldLeft.forEach((size, at) => pairs.push([size, readLeft[at]!]));
  return pairs;
}

function placed(source: SourceRegion | undefined): { source?: SourceRegion } {
  return source ? { source } : {};
}
