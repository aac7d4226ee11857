import { MenuSettings, type Menu } from '@chalkboard/contracts';
import { snapshotOf, updateMenu } from './menu';
import type { StoredMenu } from './stored-menu';

const menu: Menu = {
  ...MenuSettings.parse({}),
  shareId: 's1',
  version: 1,
  status: 'extracted',
  restaurantName: 'Zur Post',
  currency: 'USD',
  language: 'en',
  timeZone: 'UTC',
  categories: [
    {
      id: 'c1',
      name: 'Soups',
      items: [
        {
          id: 'i1',
          name: 'Leek soup',
          price: '$5.00',
          priceMinor: 500,
          variants: [{ id: 'v1', label: 'Cup', price: '$5.00', priceMinor: 500 }],
        },
      ],
    },
  ],
};
const stored: StoredMenu = { menu, editRightHashes: [] };
const soup = { id: 'i1', field: 'name', of: 'Leek soup', text: 'Lauchsuppe' } as const;
const inGerman = updateMenu(stored, { restaurantName: 'Zur Post', translation: { language: 'de', texts: [soup] } });

describe('a second language', () => {
  it('is told to those who print tickets: what dishes, sizes and extras are called, as far as it has words for them', () => {
    const stale = { id: 'v1', field: 'name', of: 'Bowl', text: 'Schüssel' } as const;
    const named = updateMenu(stored, {
      restaurantName: 'Zur Post',
      translation: { language: 'de', texts: [soup, stale] },
    });
    expect(snapshotOf(named).secondLanguage).toEqual({
      language: 'de',
      words: [{ of: 'Leek soup', text: 'Lauchsuppe' }],
    });
    expect(snapshotOf(stored)).not.toHaveProperty('secondLanguage');
  });

  it('is told as far as there is room for it: no menu becomes too long by it', () => {
    const long = 'Suppe '.repeat(300).trim();
    const variants = Array.from({ length: 100 }, (_, index) => ({
      ...menu.categories[0]!.items[0]!.variants![0]!,
      id: `v${index}`,
      label: `Cup ${index}`,
    }));
    const big = {
      ...menu,
      categories: [{ ...menu.categories[0]!, items: [{ ...menu.categories[0]!.items[0]!, variants }] }],
    };
    const texts = variants.map(({ id, label }) => ({ id, field: 'name' as const, of: label, text: long }));
    const told = snapshotOf({ ...stored, menu: { ...big, translation: { language: 'de', texts } } }).secondLanguage;
    expect(told!.words.length).toBeGreaterThan(50);
    expect(Buffer.byteLength(JSON.stringify(told))).toBeLessThan(129 * 1024);
  });

  it('is kept beside what is printed, of which others are told', () => {
    expect(inGerman.menu).toMatchObject({
      language: 'en',
      categories: menu.categories,
      translation: { language: 'de', texts: [soup] },
    });
    expect(snapshotOf(inGerman)).toEqual({
      ...snapshotOf(stored),
      version: 2,
      secondLanguage: { language: 'de', words: [{ of: 'Leek soup', text: 'Lauchsuppe' }] },
    });
  });

  it('has texts for parts of the menu, one for each place', () => {
    const texts = [
      { ...soup, text: 'Suppe' },
      soup,
      { id: 'gone', field: 'name', of: 'Stew', text: 'Eintopf' },
      { id: 'menu', field: 'description', of: 'By the river', text: 'Am Fluss' },
      { id: 'v1', field: 'name', of: 'Cup', text: 'Tasse' },
    ] as const;
    expect(
      updateMenu(stored, { restaurantName: 'Zur Post', translation: { language: 'de', texts: [...texts] } }).menu
        .translation?.texts,
    ).toEqual([soup, texts[3], texts[4]]);
  });

  it('outlives changes of the menu, goes when its owner says so, and is replaced by another', () => {
    const renamed = updateMenu(inGerman, { baseVersion: 2, categories: [{ id: 'c1', name: 'Starters', items: [] }] });
    expect(renamed.menu.translation).toEqual(inGerman.menu.translation);
    expect(updateMenu(inGerman, { restaurantName: 'Zur Post', translation: null }).menu).not.toHaveProperty(
      'translation',
    );
    expect(
      updateMenu(inGerman, { restaurantName: 'Zur Post', translation: { language: 'fr', texts: [] } }).menu.translation,
    ).toEqual({ language: 'fr', texts: [] });
  });

  it('is not the menu’s own, whichever of the two is changed', () => {
    const refused = expect.objectContaining({ code: 'menu.same_language' }) as Error;
    expect(() =>
      updateMenu(stored, { restaurantName: 'Zur Post', translation: { language: 'en', texts: [] } }),
    ).toThrow(refused);
    expect(() => updateMenu(inGerman, { restaurantName: 'Zur Post', language: 'de' })).toThrow(refused);
    expect(updateMenu(inGerman, { restaurantName: 'Zur Post', language: 'it' }).menu).toMatchObject({
      language: 'it',
      translation: { language: 'de' },
    });
  });
});
