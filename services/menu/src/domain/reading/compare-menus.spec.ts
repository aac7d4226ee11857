import type { MenuCategory, MenuItem } from '@chalkboard/contracts/http/menu';
import { MenuChange } from '@chalkboard/contracts/http/menu-review';
import { compareMenus } from './compare-menus';

let made = 0;
const idOf = (name: string) => `${name.toLowerCase().replace(/\W+/g, '-')}-${(made += 1)}`;
type Line = string | (Partial<MenuItem> & { name: string });

/** An item from "Leek Soup 5.50", priced in dollars. */
function item(line: Line): MenuItem {
  // What has a price already is given in full.
  if (typeof line !== 'string' && line.price !== undefined) return { id: idOf(line.name), price: '', ...line };
  const [, name, amount] = /^(.*?)(?:\s([\d.]+))?$/.exec(typeof line === 'string' ? line : line.name)!;
  const price = amount ? { price: `$${amount}`, priceMinor: Math.round(Number(amount) * 100) } : { price: '' };
  return {
    id: idOf(name!),
    ...price,
    confidence: { name: 0.95, price: 0.95 },
    ...(typeof line === 'string' ? {} : line),
    name: name!,
  };
}
const menu = (
  sections: Record<string, Line[]>,
): { categories: MenuCategory[]; currency: string; language: string } => ({
  currency: 'USD',
  language: 'en',
  categories: Object.entries(sections).map(([name, lines]) => ({ id: idOf(name), name, items: lines.map(item) })),
});
const sizes = (...amounts: number[]) =>
  amounts.map((amount, at) => ({
    id: idOf('size'),
    label: ['Small', 'Medium', 'Large'][at]!,
    price: `$${amount}.00`,
    priceMinor: amount * 100,
  }));

/** Changes in a line each: "price Leek Soup $5.50 → $6.00". */
function result(now: ReturnType<typeof menu>, read: ReturnType<typeof menu>): string[] {
  return compareMenus(now, read).changes.map((change) => {
    MenuChange.parse(change);
    switch (change.kind) {
      case 'price':
        return `price ${change.name}${change.label ? ` (${change.label})` : ''} ${change.from} → ${change.to}`;
      case 'renamed':
        return `renamed ${change.name} → ${change.to}`;
      case 'new':
        return `new ${change.item.name} in ${change.category}`;
      case 'gone':
        return `gone ${change.name}`;
    }
  });
}

const SOUPS = { Soups: ['Leek Soup 5.50', 'Bean Soup 6.00', 'Onion Soup 6.50', 'Fish Soup 9.00'] };
const MAINS = { Mains: ['Roast Duck 24.00', 'Lamb Stew 19.00', 'Stuffed Pepper 15.00'] };

describe('photographed again', () => {
  it('a menu that is the same has no changes, however its letters are written', () => {
    const { changes, unchanged } = compareMenus(
      menu(SOUPS),
      menu({ SOUPS: ['LEEK SOUP 5.50', 'Bean  Soup. 6.00', 'Onion Soup 6.50', 'Físh Soup 9.00'] }),
    );
    expect({ changes, unchanged }).toEqual({ changes: [], unchanged: 4 });
  });

  it('a new price is told with the old one', () => {
    expect(
      result(menu(SOUPS), menu({ Soups: ['Leek Soup 5.50', 'Bean Soup 7.00', 'Onion Soup 6.50', 'Fish Soup 9.00'] })),
    ).toEqual(['price Bean Soup $6.00 → $7.00']);
  });

  it('an item keeps its id and says where the change stands and whether it is doubtful', () => {
    const now = menu({ Soups: ['Leek Soup 5.50'] });
    const source = { price: { page: 1, x: 0.8, y: 0.1, width: 0.1, height: 0.02 } };
    const { changes } = compareMenus(
      now,
      menu({
        Soups: [
          { name: 'Leek Soup 6.50', source, uncertain: true, uncertainReason: 'The price was hard to make out.' },
        ],
      }),
    );
    const { id } = now.categories[0]!.items[0]!;
    expect(changes).toEqual([
      {
        id: `price-${id}`,
        kind: 'price',
        itemId: id,
        name: 'Leek Soup',
        category: 'Soups',
        from: '$5.50',
        to: '$6.50',
        source: source.price,
        uncertain: true,
        uncertainReason: 'The price was hard to make out.',
      },
    ]);
  });

  describe('a price that was read in two ways', () => {
    const twice = {
      name: 'Leek Soup 8.50',
      uncertain: true,
      uncertainReason: 'We read this price twice.',
      doubt: { kind: 'two-readings' as const, otherPrice: '$6.50' },
    };

    it('is told with both', () => {
      expect(compareMenus(menu({ Soups: ['Leek Soup 5.50'] }), menu({ Soups: [twice] })).changes).toMatchObject([
        { kind: 'price', from: '$5.50', to: '$8.50', otherPrice: '$6.50', uncertain: true },
      ]);
    });

    it('has not changed when one of them is what the menu says', () => {
      const { changes, unchanged } = compareMenus(
        menu({ Soups: [{ name: 'Leek Soup', price: '6.50 $', priceMinor: 650 }] }),
        menu({ Soups: [twice] }),
      );
      expect({ changes, unchanged }).toEqual({ changes: [], unchanged: 1 });
    });

    it('has both in the menu’s currency', () => {
      const now = {
        ...menu({}),
        currency: 'JPY',
        categories: [{ id: 'c', name: 'Soups', items: [{ ...item('Leek Soup'), price: '¥700', priceMinor: 700 }] }],
      };
      const read = menu({
        Soups: [
          {
            name: 'Leek Soup',
            price: '$800.00',
            priceMinor: 80_000,
            uncertain: true,
            doubt: { kind: 'two-readings', otherPrice: '$900.00' },
          },
        ],
      });
      expect(compareMenus(now, read).changes).toMatchObject([{ to: '¥800', otherPrice: '¥900' }]);
    });
  });

  it('a doubt about what is as before is no question', () => {
    const now = menu({ Soups: ['Leek Soup 5.50', 'Bean Soup 6.00'] });
    const read = menu({
      Soups: [
        {
          name: 'Leek Soup 6.50',
          uncertain: true,
          uncertainReason: 'The name was hard to make out.',
          doubt: { kind: 'name' },
        },
        {
          name: 'Black Bean Soup 6.00',
          uncertain: true,
          uncertainReason: 'The price was hard to make out.',
          doubt: { kind: 'price' },
        },
      ],
    });
    const { changes } = compareMenus(now, read);
    expect(
      changes.map((change) => [change.kind, 'uncertain' in change && change.uncertain, 'uncertainReason' in change]),
    ).toEqual([
      ['price', false, false],
      ['renamed', false, false],
    ]);
  });

  it('a price that was not read has not changed', () => {
    expect(
      result(menu(SOUPS), menu({ Soups: ['Leek Soup', 'Bean Soup 6.00', 'Onion Soup 6.50', 'Fish Soup 9.00'] })),
    ).toEqual([]);
  });

  it('a price that was missing, or was a text, and is an amount now is told', () => {
    expect(
      result(
        menu({ Soups: ['Leek Soup', { name: 'Fish Soup', price: 'MP' }] }),
        menu({ Soups: ['Leek Soup 5.00', 'Fish Soup 9.00'] }),
      ),
    ).toEqual(['price Leek Soup  → $5.00', 'price Fish Soup MP → $9.00']);
  });

  it('amounts without a sign are in the menu’s currency', () => {
    const now = {
      ...menu({}),
      currency: 'EUR',
      categories: [
        {
          id: 'c',
          name: 'Soups',
          items: [
            { ...item('Leek Soup'), price: '5,50 €', priceMinor: 550 },
            { ...item('Bean Soup'), price: '6,00 €', priceMinor: 600 },
          ],
        },
      ],
    };
    expect(result(now, menu({ Soups: ['Leek Soup 5.50', 'Bean Soup 6.50'] }))).toEqual([
      'price Bean Soup 6,00 € → €6.50',
    ]);
  });
});

describe('names', () => {
  it('that changed are told, with the price if that changed, too', () => {
    expect(
      result(
        menu(SOUPS),
        menu({ Soups: ['Leek and Potato Soup 6.00', 'Bean Soup 6.00', 'Onion Soup 6.50', 'Fish Soup 9.00'] }),
      ),
    ).toEqual(['renamed Leek Soup → Leek and Potato Soup', 'price Leek Soup $5.50 → $6.00']);
  });

  it('that differ in a few letters where the reader is not sure are misread, not changed', () => {
    const misread = { name: 'Leck Soup 5.50', confidence: { name: 0.6, price: 0.9 } };
    expect(result(menu({ Soups: ['Leek Soup 5.50'] }), menu({ Soups: [misread] }))).toEqual([]);
    expect(result(menu({ Soups: ['Leek Soup 5.50'] }), menu({ Soups: ['Leck Soup 5.50'] }))).toEqual([
      'renamed Leek Soup → Leck Soup',
    ]);
  });

  it('that gained a number, a measure or a mark are the same', () => {
    expect(
      result(
        menu({ Soups: ['Leek Soup 5.50', 'Onion Soup 6.50'] }),
        menu({
          Soups: [
            { ...item('Leek Soup 5.50'), name: '14. Leek Soup V' },
            { ...item('Onion Soup 6.50'), name: 'Onion Soup 12 oz' },
          ],
        }),
      ),
    ).toEqual([]);
  });

  it('that are the same in two sections mean two dishes', () => {
    const now = menu({ Pizza: ['Cheese 12.00', 'Ham 13.00'], Sides: ['Cheese 2.00', 'Ham 3.00'] });
    expect(result(now, menu({ Sides: ['Cheese 2.50', 'Ham 3.00'] }))).toEqual(['price Cheese $2.00 → $2.50']);
    expect(result(now, menu({ Sides: ['Ham 3.00', 'Cheese 2.00'], Pizza: ['Ham 13.50', 'Cheese 12.00'] }))).toEqual([
      'price Ham $13.00 → $13.50',
    ]);
  });

  it('that stand twice in a section are told apart by price and order', () => {
    expect(
      result(
        menu({ Wine: ['House Red 6.00', 'House Red 24.00'] }),
        menu({ Wine: ['House Red 7.00', 'House Red 24.00'] }),
      ),
    ).toEqual(['price House Red $6.00 → $7.00']);
  });

  it('are given out for the menu as a whole: the best for one may be another’s', () => {
    expect(
      result(
        menu({ Soups: ['Red Bean Soup 6.00', 'Green Bean Soup 7.00'] }),
        menu({ Soups: ['Green Bean Soup 7.00', 'Bean Soup 6.00'] }),
      ),
    ).toEqual(['renamed Red Bean Soup → Bean Soup']);
  });

  it('are found when the dish moved to another section', () => {
    expect(
      result(
        menu({ ...SOUPS, ...MAINS }),
        menu({ Soups: SOUPS.Soups.slice(0, 3), Mains: [...MAINS.Mains, 'Fish Soup 9.50'] }),
      ),
    ).toEqual(['price Fish Soup $9.00 → $9.50']);
  });
});

describe('new items', () => {
  it('are told with the section of the menu that they belong to', () => {
    const now = menu({ ...SOUPS, ...MAINS });
    const { changes } = compareMenus(now, menu({ Soups: [...SOUPS.Soups, 'Pea Soup 5.00'], Mains: MAINS.Mains }));
    expect(changes).toEqual([
      expect.objectContaining({
        kind: 'new',
        category: 'Soups',
        categoryId: now.categories[0]!.id,
        item: expect.objectContaining({ name: 'Pea Soup', priceMinor: 500 }) as MenuItem,
      }),
    ]);
  });

  it('are in the section of their neighbours when the heading was not read', () => {
    const now = menu({ ...SOUPS, ...MAINS });
    const { changes } = compareMenus(now, menu({ Menu: ['Roast Duck 24.00', 'Glazed Ham 21.00'] }));
    expect(changes).toEqual([expect.objectContaining({ kind: 'new', categoryId: now.categories[1]!.id })]);
  });

  it('of a new section have no section of the menu', () => {
    expect(result(menu(SOUPS), menu({ ...SOUPS, Cakes: ['Plum Cake 4.00'] }))).toEqual(['new Plum Cake in Cakes']);
    expect(compareMenus(menu(SOUPS), menu({ ...SOUPS, Cakes: ['Plum Cake 4.00'] })).changes[0]).not.toHaveProperty(
      'categoryId',
    );
  });
});

describe('gone', () => {
  it('is what stood between items that are there still', () => {
    expect(result(menu(SOUPS), menu({ Soups: ['Leek Soup 5.50', 'Onion Soup 6.50', 'Fish Soup 9.00'] }))).toEqual([
      'gone Bean Soup',
    ]);
  });

  it('is nothing of a section that the photo does not show', () => {
    expect(result(menu({ ...SOUPS, ...MAINS }), menu(MAINS))).toEqual([]);
  });

  it('is nothing beyond the edge of a photo that ends in the middle of a section', () => {
    expect(result(menu({ ...SOUPS, ...MAINS }), menu({ Soups: SOUPS.Soups.slice(0, 2) }))).toEqual([]);
    expect(result(menu({ ...SOUPS, ...MAINS }), menu({ Menu: SOUPS.Soups.slice(2), ...MAINS }))).toEqual([]);
  });

  it('is the last of a section whose next heading the photo shows', () => {
    expect(result(menu({ ...SOUPS, ...MAINS }), menu({ Soups: SOUPS.Soups.slice(0, 3), Mains: [] }))).toEqual([
      'gone Fish Soup',
    ]);
  });

  it('is the last item of the menu, when the rest is all there', () => {
    expect(result(menu({ ...SOUPS, ...MAINS }), menu({ ...SOUPS, Mains: MAINS.Mains.slice(0, 2) }))).toEqual([
      'gone Stuffed Pepper',
    ]);
  });
});

describe('sizes', () => {
  const soup = (...amounts: number[]) => menu({ Soups: [{ name: 'Leek Soup', variants: sizes(...amounts) }] });

  it('have prices of their own', () => {
    expect(result(soup(4, 6), soup(4, 7))).toEqual(['price Leek Soup (Medium) $6.00 → $7.00']);
  });

  it('are found by their order when a label was misread', () => {
    const read = soup(4, 7);
    read.categories[0]!.items[0]!.variants![1]!.label = 'Mediun';
    expect(result(soup(4, 6), read)).toEqual(['price Leek Soup (Medium) $6.00 → $7.00']);
  });

  it('that were not read are not gone', () => {
    expect(result(soup(4, 6, 8), soup(4, 6))).toEqual([]);
  });

  it('that the menu does not have make another item of it', () => {
    expect(result(soup(4, 6), soup(4, 6, 8))).toEqual(['gone Leek Soup', 'new Leek Soup in Soups']);
    expect(result(menu({ Soups: ['Leek Soup 5.50'] }), soup(4, 6))).toEqual([
      'gone Leek Soup',
      'new Leek Soup in Soups',
    ]);
  });

  it('change nothing where the one price is among them, or the reading is in doubt', () => {
    expect(result(menu({ Soups: ['Leek Soup 4.00'] }), soup(4, 6))).toEqual([]);
    expect(
      result(
        menu({ Soups: ['Leek Soup 5.50'] }),
        menu({ Soups: [{ name: 'Leek Soup', variants: sizes(4, 6), uncertain: true }] }),
      ),
    ).toEqual([]);
    expect(result(soup(4, 6), menu({ Soups: ['Leek Soup 9.00'] }))).toEqual([]);
  });
});

it('each change has an id of its own', () => {
  const { changes } = compareMenus(
    menu({ ...SOUPS, Wine: [{ name: 'Red', variants: sizes(4, 6) }] }),
    menu({
      Soups: ['Leak Soup 6.00', 'Onion Soup 7.00', 'Fish Soup 9.00', 'Pea Soup 4.00'],
      Wine: [{ name: 'Red', variants: sizes(5, 7) }],
    }),
  );
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  expect(changes.length).toBeGreaterThan(5);
});

describe('long menus', () => {
  const numbered = (count: number, from: number) =>
    menu({
      Everything: Array.from({ length: count }, (_, at) => ({
        name: `Dish ${from + at} of the House`,
        price: '$9.00',
        priceMinor: 900,
      })),
    });

  it.each([240, 500])('are compared in little time when all their names are alike: %i items', (count) => {
    const begun = performance.now();
    compareMenus(numbered(count, 1000), numbered(count, 5000));
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('that have next to nothing in common are compared by whole names only', () => {
    const begun = performance.now();
    const { changes, unchanged } = compareMenus(numbered(3000, 10_000), numbered(3000, 12_990));
    expect({ unchanged, news: changes.filter(({ kind }) => kind === 'new').length }).toEqual({
      unchanged: 10,
      news: 2990,
    });
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
