import type { Menu, MenuCsvColumn, MenuExport, MenuItem } from '@chalkboard/contracts';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import { photoLink } from '@chalkboard/menu-rules/photo';

/** The menu without how it was read. */
export function exportedMenu(menu: Menu, link: string): MenuExport {
  const photos = [menu.cover, ...menu.categories.flatMap(({ items }) => items.map(({ photo }) => photo))].filter(
    (photo) => photo !== undefined,
  );
  const plain = <T extends { source?: unknown }>({ source: _source, ...part }: T) => part;
  return {
    format: 'menu',
    formatVersion: 1,
    link,
    menu: {
      ...menu,
      categories: menu.categories.map((category) => ({
        ...plain(category),
        items: category.items.map(({ confidence: _confidence, ...item }) => ({
          ...plain(item),
          ...(item.variants && { variants: item.variants.map(plain) }),
          ...(item.addOns && { addOns: item.addOns.map(plain) }),
        })),
      })),
    },
    ...(photos.length > 0 && {
      photos: [
        ...new Map(photos.map((photo) => [photo.hash, { hash: photo.hash, url: photoLink(photo, link) }])).values(),
      ],
    }),
  };
}

/** The menu as rows of a table: one a dish, or one a size where it has sizes. @param link the menu's page */
export function menuRows({ categories, currency }: Menu, link: string): Record<MenuCsvColumn, string>[] {
  return categories.flatMap((category) =>
    category.items.flatMap((item) => {
      const row = (
        size: string,
        { price, priceMinor, soldOut }: Pick<MenuItem, 'price' | 'priceMinor' | 'soldOut'>,
      ) => ({
        category: category.name,
        item: item.name,
        description: item.description ?? '',
        size,
        price,
        amount: priceMinor === undefined ? '' : minorToDecimal(priceMinor, currency).toString(),
        currency,
        dietary: (item.dietary ?? []).join(', '),
        prep_time: item.prepTime ?? '',
        add_ons: addOnsOf(item),
        sold_out: item.soldOut || soldOut ? 'yes' : 'no',
        uncertain: item.uncertain ? 'yes' : 'no',
        photo: item.photo ? photoLink(item.photo, link) : '',
      });
      const { variants = [] } = item;
      return variants.length > 0 ? variants.map((variant) => row(variant.label, variant)) : [row('', item)];
    }),
  );
}

function addOnsOf({ addOns = [] }: MenuItem): string {
  return addOns.map(({ name, price }) => [name, price].filter(Boolean).join(' ')).join('; ');
}
