import type { Menu } from '@chalkboard/contracts';
import { shownPrice } from '@chalkboard/web-kit';
import { readerLanguage } from '@chalkboard/web-kit/texts';

/** A menu with its prices as its reader writes amounts; in English the very same menu. */
export function withReaderPrices<Shown extends Menu>(menu: Shown): Shown {
  if (readerLanguage() === 'en') return menu;
  const { currency } = menu;
  const shown = <Part extends { readonly price: string; readonly priceMinor?: number | undefined }>(
    part: Part,
  ): Part => ({
    ...part,
    price: shownPrice(part, currency),
  });
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({
        ...shown(item),
        ...(item.variants && { variants: item.variants.map(shown) }),
        ...(item.addOns && { addOns: item.addOns.map(shown) }),
      })),
    })),
  };
}
