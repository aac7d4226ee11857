import type { Menu, MenuAddOn, MenuCategory, MenuItem, MenuVariant } from '@chalkboard/contracts/http/menu';
import type { ItemReading, MenuReading, PriceReading } from './menu-reading';

/** The part of the spec's menu that a reading fills. */
export type ReadMenu = Pick<Menu, 'categories' | 'currency' | 'currencyAssumed' | 'language'> &
  Partial<Pick<Menu, 'restaurantName' | 'restaurantDescription' | 'restaurantAddress' | 'restaurantPhone'>>;

/**
 * A reading in the shape that menus are stored and shown in.
 *
 * @param makeId gives a new short id, unique within the menu, for each category, item, variant and add-on
 */
export function menuFromReading(reading: MenuReading, makeId: () => string): ReadMenu {
  const { restaurantName, restaurantDescription, restaurantAddress, restaurantPhone, currency, language } = reading;
  return {
    ...(restaurantName ? { restaurantName } : {}),
    ...(restaurantDescription ? { restaurantDescription } : {}),
    ...(restaurantAddress ? { restaurantAddress } : {}),
    ...(restaurantPhone ? { restaurantPhone } : {}),
    currency,
    ...(reading.currencyAssumed && { currencyAssumed: true as const }),
    language,
    categories: reading.categories.map(({ name, source, note, items }): MenuCategory => ({
      id: makeId(),
      name,
      ...(source ? { source } : {}),
      ...(note ? { note } : {}),
      items: items.map((item) => menuItem(item, makeId)),
    })),
  };
}

function menuItem(item: ItemReading, makeId: () => string): MenuItem {
  return {
    id: makeId(),
    name: item.name,
    ...(item.description ? { description: item.description } : {}),
    ...pricing(item.price),
    ...(item.dietary ? { dietary: [...item.dietary] } : {}),
    ...(item.allergens ? { allergens: { source: 'printed', names: [...item.allergens] } } : {}),
    ...(item.variants
      ? {
          variants: item.variants.map(({ label, price, source }): MenuVariant => ({
            id: makeId(),
            label,
            ...pricing(price),
            ...(source ? { source } : {}),
          })),
        }
      : {}),
    ...(item.addOns
      ? {
          addOns: item.addOns.map(({ name, price, source }): MenuAddOn => ({
            id: makeId(),
            name,
            ...pricing(price),
            ...(source ? { source } : {}),
          })),
        }
      : {}),
    ...(item.uncertain
      ? {
          uncertain: true,
          ...(item.uncertainReason ? { uncertainReason: item.uncertainReason } : {}),
          ...(item.doubt ? { doubt: item.doubt } : {}),
        }
      : {}),
    confidence: { name: twoDigits(item.confidence.name), price: twoDigits(item.confidence.price) },
    source: item.source,
  };
}

function pricing({ text, minor }: PriceReading): { price: string; priceMinor?: number } {
  return minor === null ? { price: text } : { price: text, priceMinor: minor };
}

const twoDigits = (value: number): number => Math.round(value * 100) / 100;
