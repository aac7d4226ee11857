import {
  type ChoiceOption,
  type MenuItem,
  type OwnPrice,
  type SetOwnPricesRequest,
  LOCATIONS,
} from '@chalkboard/contracts';
import { currencyExponent } from '@chalkboard/menu-rules/currency';
import { MenuError } from '../menu/menu.errors';
import type { StoredMenu } from '../menu/stored-menu';
import { priceText } from '../reading/currency';

type Priced = Omit<OwnPrice, 'priceMinor'>;
type Content = Pick<StoredMenu['menu'], 'categories' | 'rules'>;

/**
 * The prices of a location after a change; those that are not sent stay.
 *
 * @param main the menu that the location follows
 * @throws MenuError `menu.item_not_found` for what the main menu does not have, `menu.too_many_prices`
 */
export function changedPrices(
  prices: readonly OwnPrice[],
  { prices: sent }: SetOwnPricesRequest,
  main: Content,
): OwnPrice[] {
  const known = pricedParts(main);
  const changed = new Map(prices.map((price) => [keyOf(price), price]));
  for (const { priceMinor, ...of } of sent) {
    const key = keyOf(of);
    if (!known.has(key))
      throw new MenuError(
        'menu.item_not_found',
        'A dish of these is not on the main menu any more. Please reload the page.',
      );
    if (priceMinor === null) changed.delete(key);
    else changed.set(key, { ...of, priceMinor });
  }
  if (changed.size > LOCATIONS.maxPrices)
    throw new MenuError(
      'menu.too_many_prices',
      `A location can have ${LOCATIONS.maxPrices} prices of its own at most. Please let some of the main menu's hold again.`,
    );
  return [...changed.values()];
}

/** The prices whose dish, size, extra or option the main menu still has. */
export function pricesThere(prices: readonly OwnPrice[], main: Content): OwnPrice[] {
  const known = pricedParts(main);
  return prices.filter((price) => known.has(keyOf(price)));
}

/** The same numbers in another currency, as prices of a menu are; one that is no amount of it is left out. */
export function pricesIn(prices: readonly OwnPrice[], before: string, after: string): OwnPrice[] {
  const shift = 10 ** (currencyExponent(after) - currencyExponent(before));
  return prices.flatMap((price) => {
    const priceMinor = price.priceMinor * shift;
    return Number.isInteger(priceMinor) ? [{ ...price, priceMinor }] : [];
  });
}

/** Puts a location's prices in place of the main menu's. */
export function priceSetter(prices: readonly OwnPrice[], currency: string) {
  const own = new Map(prices.map((price) => [keyOf(price), price.priceMinor]));
  const part = <T extends { readonly id: string }>(of: T): T => {
    const priceMinor = own.get(keyOf(of));
    return priceMinor === undefined ? of : { ...of, price: priceText(priceMinor, currency), priceMinor };
  };
  return {
    item: (item: MenuItem): MenuItem => ({
      // The prices of a dish with sizes stand there.
      ...(hasSizes(item) ? item : part(item)),
      ...(item.variants && { variants: item.variants.map(part) }),
      ...(item.addOns && { addOns: item.addOns.map(part) }),
    }),
    option: (option: ChoiceOption, groupId: string): ChoiceOption => {
      const { id, sizePrices } = option;
      return {
        ...option,
        unitPrice: own.get(keyOf({ id, groupId })) ?? option.unitPrice,
        ...(sizePrices && {
          sizePrices: Object.fromEntries(
            Object.entries(sizePrices).map(([size, price]) => [size, own.get(keyOf({ id, groupId, size })) ?? price]),
          ),
        }),
      };
    },
  };
}

function pricedParts({ categories, rules }: Content): ReadonlySet<string> {
  const items = categories.flatMap((category) => category.items);
  const parts = items.flatMap((item) => [
    ...(hasSizes(item) ? [] : [item]),
    ...(item.variants ?? []),
    ...(item.addOns ?? []),
  ]);
  const options = (rules?.choices?.groups ?? []).flatMap(({ id: groupId, options: of }) =>
    of.flatMap(({ id, sizePrices = {} }) => [
      { id, groupId },
      ...Object.keys(sizePrices).map((size) => ({ id, groupId, size })),
    ]),
  );
  return new Set([...parts.map(({ id }) => keyOf({ id })), ...options.map(keyOf)]);
}

const hasSizes = ({ variants }: MenuItem) => (variants?.length ?? 0) > 0;

const keyOf = ({ id, groupId, size }: Priced) => JSON.stringify([id, groupId ?? null, size ?? null]);
