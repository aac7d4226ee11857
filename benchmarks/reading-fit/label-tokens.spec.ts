import { labelTokens, numbersOf, ROLE } from './label-tokens.mjs';

interface Line {
  readonly tokens: { text: string; amount?: { value: number } }[];
  readonly box: { x: number; y: number; width: number; height: number };
  readonly size: number;
  readonly page: object;
  down?: Line;
}

const SIZE = 10;
const PAGE = {};

/**
 * Lines of a page as the service gives them: words, amounts, places, and the next line below that shares some width.
 */
function pageOf(...lines: readonly (readonly [x: number, y: number, text: string])[]): Line[] {
  const own = lines.map(([x, y, text]): Line => ({
    tokens: text
      .split(' ')
      .map((word) => ({ text: word, ...(/^\d/.test(word) ? { amount: { value: Number(word) } } : {}) })),
    box: { x, y, width: 5 * text.length, height: SIZE },
    size: SIZE,
    page: PAGE,
  }));
  for (const line of own) {
    const below = own.filter(
      ({ box }) => box.y > line.box.y && box.x < line.box.x + line.box.width && line.box.x < box.x + box.width,
    );
    const [next] = below.sort((a, b) => a.box.y - b.box.y);
    if (next) line.down = next;
  }
  return own;
}

const NAMES = Object.fromEntries(Object.entries(ROLE).map(([name, role]) => [role, name]));

/** The role of each token, line by line. */
function rolesOf(page: Line[], ...categories: Parameters<typeof labelTokens>[1]['categories']): string[] {
  const { roles } = labelTokens([page], { categories });
  let at = 0;
  return page.map(({ tokens }) => tokens.map(() => NAMES[roles[at++]!]).join(' '));
}

describe('Labels of tokens', () => {
  it('are name, description and the price on the row', () => {
    const page = pageOf(
      [50, 40, 'Onion Soup'],
      [300, 40, '6.50'],
      [50, 52, 'with cheese and croutons'],
      [50, 70, 'Pea Soup'],
      [300, 70, '5.50'],
    );
    const items = [
      { name: 'Onion Soup', price: '6.50', description: 'with cheese and croutons' },
      { name: 'Pea Soup', price: '$5.50' },
    ];
    expect(rolesOf(page, { name: null, items })).toEqual([
      'name nameMore',
      'price',
      'description description description description',
      'name nameMore',
      'price',
    ]);
  });

  it('find a name over two lines', () => {
    const page = pageOf(
      [50, 40, 'Braised Lamb Shoulder'],
      [300, 40, '24'],
      [50, 52, 'from the Oven'],
      [50, 80, 'Served daily'],
    );
    const items = [{ name: 'Braised Lamb Shoulder from the Oven', price: '24' }];
    expect(rolesOf(page, { name: null, items })).toEqual([
      'name nameMore nameMore',
      'price',
      'nameMore nameMore nameMore',
      'other other',
    ]);
  });

  it('find a name in which letters were misread', () => {
    const page = pageOf([50, 40, 'Mushroorn Risotto'], [300, 40, '14']);
    expect(rolesOf(page, { name: null, items: [{ name: 'Mushroom Risotto', price: '14' }] })).toEqual([
      'name nameMore',
      'price',
    ]);
  });

  it('find a name past a mark or an amount that stands in it', () => {
    const page = pageOf([50, 40, 'Onion 14 Soup']);
    expect(rolesOf(page, { name: null, items: [{ name: 'Onion Soup' }] })).toEqual(['name other nameMore']);
  });

  it('give each of two dishes of one name the place with its price', () => {
    const page = pageOf([50, 40, 'House Salad'], [300, 40, '9'], [50, 200, 'House Salad'], [300, 200, '12']);
    const { items } = labelTokens([page], {
      categories: [
        { name: null, items: [{ name: 'House Salad', price: '12' }] },
        { name: null, items: [{ name: 'House Salad', price: '9' }] },
      ],
    });
    expect(items.map(({ name, prices }) => [name!.first, prices])).toEqual([
      [3, [5]],
      [0, [2]],
    ]);
  });

  it('share a price that is printed once for several dishes', () => {
    const page = pageOf([50, 40, 'Sandwiches'], [300, 40, '8'], [50, 60, 'Roast Turkey'], [50, 80, 'Egg Cress']);
    const { items, roles } = labelTokens([page], {
      categories: [
        {
          name: 'Sandwiches',
          items: [
            { name: 'Roast Turkey', price: '8' },
            { name: 'Egg Cress', price: '8' },
          ],
        },
      ],
    });
    expect(items.map(({ prices }) => prices)).toEqual([[1], [1]]);
    expect(items.some(({ isShared }) => isShared)).toBe(true);
    expect(roles[1]).toBe(ROLE.price);
  });

  it('find the heading above the first dish, not the same word in a dish', () => {
    const page = pageOf(
      [50, 40, 'Soups'],
      [50, 60, 'Onion Soup'],
      [300, 60, '6'],
      [50, 80, 'Salads'],
      [50, 100, 'Caesar'],
      [300, 100, '9'],
    );
    const { headings } = labelTokens([page], {
      categories: [
        { name: 'Soups', items: [{ name: 'Onion Soup', price: '6' }] },
        { name: 'Salads', items: [{ name: 'Caesar', price: '9' }] },
      ],
    });
    expect(headings.map((heading) => heading?.tokens)).toEqual([[0], [4]]);
  });

  it('name the sizes of a dish beside their prices', () => {
    const page = pageOf([50, 40, 'Lager small 4.50 large 6.50']);
    const variants = [
      { label: 'Small', price: '4.50' },
      { label: 'Large', price: '6.50' },
    ];
    expect(rolesOf(page, { name: null, items: [{ name: 'Lager', variants }] })).toEqual([
      'name label price label price',
    ]);
  });

  it('hold what is optional for an extra that says little', () => {
    const page = pageOf([50, 40, 'Extra Cheese'], [300, 40, '2']);
    const truth = { categories: [{ name: null, items: [{ name: 'Extra Cheese', price: '2', optional: true }] }] };
    const { roles, weights } = labelTokens([page], truth);
    expect([...roles]).toEqual([ROLE.addOn, ROLE.addOn, ROLE.addOn]);
    expect(weights[0]).toBeLessThan(1);
  });

  it('say nothing of print that may be a dish misread', () => {
    const page = pageOf([50, 40, 'Mushroom Rxxotto'], [50, 80, 'Cash only']);
    const { weights } = labelTokens([page], {
      categories: [{ name: null, items: [{ name: 'Mushrooms Polenta' }, { name: 'Mushroom Rissotelli' }] }],
    });
    expect([...weights.slice(0, 2)]).toEqual([0, 0]);
    expect([...weights.slice(2)]).toEqual([1, 1]);
  });
});

describe('Numbers of a price', () => {
  it.each([
    ['$12.50', [12.5]],
    ['8,95 / 15,95 €', [8.95, 15.95]],
    ['1.200,50', [1200.5]],
    ['1,200', [1200]],
    ['MP', []],
    [null, []],
  ])('%s has %j', (price, numbers) => expect(numbersOf(price)).toEqual(numbers));
});
