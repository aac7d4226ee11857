import { ReadingFound } from '@chalkboard/contracts/http/live-reading';
import { LIVE_READING } from '@chalkboard/contracts/limits';
import type { CategoryReading, ItemReading } from './menu-reading';
import type { Page } from './page';
import { foundDishes, foundLayer, foundLines } from './page-found';

const item = (name: string, page: number, more: Partial<ItemReading> = {}) =>
  ({
    name,
    price: { text: '$5.00', minor: 500 },
    source: { name: { page, x: 0, y: 0, width: 0.1, height: 0.1 } },
    ...more,
  }) as ItemReading;
const category = (name: string, items: ItemReading[], source = items[0]?.source.name): CategoryReading => ({
  name,
  items,
  ...(source && { source }),
});
const dishesOf = (...categories: CategoryReading[]) => foundDishes({ categories });

describe('what is told of a page while a menu is read', () => {
  it('lists the dishes of each page in order, with heading and printed price', () => {
    const found = dishesOf(
      category('Soups', [item('Leek', 1), item('Bisque', 2)]),
      category('Mains', [item('Trout', 2, { price: { text: 'MP', minor: null } })]),
    );
    expect([...found]).toEqual([
      [1, [{ name: 'Leek', price: '$5.00', heading: 'Soups' }]],
      [
        2,
        [
          { name: 'Bisque', price: '$5.00', heading: 'Soups' },
          { name: 'Trout', price: 'MP', heading: 'Mains' },
        ],
      ],
    ]);
  });

  it('shows the prices of sizes, and no heading that is not printed', () => {
    const sizes = ['$5.00', '$7.00'].map((text, index) => ({ label: String(index), price: { text, minor: null } }));
    const found = foundDishes({
      categories: [{ name: 'Menu', items: [item('Soup', 1, { price: { text: '', minor: null }, variants: sizes })] }],
    });
    expect(found.get(1)).toEqual([{ name: 'Soup', price: '$5.00 / $7.00' }]);
  });

  it('passes over a dish that stands on no page', () => {
    expect(dishesOf(category('Soups', [item('Leek', 1, { source: {} })])).size).toBe(0);
  });

  it('stays within what one event may hold, whatever a page says', () => {
    const found = dishesOf(
      category(
        'H'.repeat(500),
        Array.from({ length: 400 }, () => item('D'.repeat(500), 1, { price: { text: '9'.repeat(200), minor: null } })),
      ),
    );
    const event = {
      page: 1,
      lines: foundLines(Array.from({ length: 900 }, () => ({ x: -0.2, y: 0.9, width: 3, height: 0.5 }))),
      dishes: found.get(1),
    };
    expect(ReadingFound.safeParse(event).success).toBe(true);
    expect(event.lines).toHaveLength(LIVE_READING.lines);
    expect(event.dishes).toHaveLength(LIVE_READING.dishes);
  });

  it('has read the lines of a text layer as soon as they are found, in fractions of the page', () => {
    const words = ['Leek', 'soup'].map((text, index) => ({
      text,
      box: { x: 60 + index * 40, y: 80, width: 36, height: 10 },
      confidence: 1,
    }));
    const page: Page = { number: 2, width: 600, height: 800, words, source: 'text-layer' };
    expect(foundLayer(page)).toEqual({ page: 2, turned: 0, shape: 0.75, lines: [[0.1, 0.1, 0.127, 0.013]], read: 1 });
  });
});
