import { Menu, type MenuCategory, type MenuItem } from '@chalkboard/contracts';

type Part = Omit<Partial<MenuItem>, 'variants' | 'addOns'> & { readonly name: string; readonly sizes?: readonly (readonly [label: string, price: string])[]; readonly extras?: readonly (readonly [name: string, price: string])[] };

/** A section of a menu, its parts with ids of their own. */
export function section(name: string, items: readonly Part[], note?: string): MenuCategory {
  return {
    id: name,
    name,
    ...(note && { note }),
    items: items.map(({ sizes, extras, ...item }) => ({
      id: `${name} ${item.name}`,
      price: '',
      ...item,
      ...(sizes && { variants: sizes.map(([label, price]) => ({ id: label, label, price })) }),
      ...(extras && { addOns: extras.map(([extra, price]) => ({ id: extra, name: extra, price })) }),
    })),
  };
}

export function menuWith(categories: readonly MenuCategory[], more: Partial<Menu> = {}): Menu {
  return Menu.parse({ shareId: 'V1StGXR8_Z5jdHi6B-myT', version: 1, status: 'published', restaurantName: 'Café Zoé', currency: 'EUR', language: 'fr', timeZone: 'UTC', ...more, categories });
}

/** A menu of `count` dishes in sections of ten, as long restaurants have it. */
export function longMenu(count: number): Menu {
  const dish = (at: number) => ({ name: `Dish No. ${at}`, price: `€${(5 + at / 4).toFixed(2)}`, description: 'Slowly braised with root vegetables, red wine and thyme, served with creamed potatoes' });
  return menuWith(Array.from({ length: count / 10 }, (_, at) => section(`Section ${at}`, Array.from({ length: 10 }, (_row, row) => dish(at * 10 + row)))));
}
