import { readMenu } from './read-menu';
import { PrintedPage } from './testing/printed-page';

// Cases marked `failing` are not read yet on pages of so few lines: the weights were fitted on whole menus. One that
// passes says so.
const HEADING = { size: 16, bold: true };
const NAME = { bold: true };
const SMALL = { size: 9, italic: true };

function outline(...pages: PrintedPage[]): string[] {
  return readMenu(pages.map((page, index) => page.page(index + 1))).categories.flatMap(({ name, items }) => [
    `# ${name}`,
    ...items.map((item) =>
      `${item.name} ${item.variants ? item.variants.map((variant) => `${variant.label}=${variant.price.text}`).join(' ') : item.price.text}`.trim(),
    ),
  ]);
}

function section(page: PrintedPage, top: number, heading: string, items: [string, string][], left = 50): PrintedPage {
  page.at(left, top, heading, HEADING);
  items.forEach(([name, price], row) => page.item(top + 28 + row * 20, name, price, { left, right: left + 240 }));
  return page;
}

describe('One price for a section', () => {
  const items = ['Ham and Cheese', 'Roast Turkey', 'Egg and Cress'];
  const expected = ['# Sandwiches', ...items.map((name) => `${name} $8.95`)];
  const sandwiches = (page: PrintedPage, top: number) =>
    items.forEach((name, row) =>
      page.at(50, top + row * 30, name, NAME).at(50, top + 13 + row * 30, 'lettuce, tomato', SMALL),
    );
  const soups = (page: PrintedPage) =>
    section(page, 300, 'Soups', [
      ['Onion Soup', '$6.50'],
      ['Pea Soup', '$5.50'],
    ]);
  const other = ['# Soups', 'Onion Soup $6.50', 'Pea Soup $5.50'];

  it.failing('may stand beside the heading', () => {
    const page = soups(new PrintedPage()).at(50, 60, 'Sandwiches', HEADING).endingAt(290, 62, '$8.95');
    sandwiches(page, 92);
    expect(outline(page)).toEqual([...expected, ...other]);
  });

  it('may stand below the heading', () => {
    const page = soups(new PrintedPage()).at(50, 60, 'Sandwiches', HEADING).at(50, 82, '$8.95 each');
    sandwiches(page, 110);
    expect(outline(page)).toEqual([...expected, ...other]);
  });

  it('may stand below the heading with a word for each', () => {
    const page = soups(new PrintedPage()).at(50, 60, 'Sandwiches', HEADING).at(50, 82, 'je $8.95');
    sandwiches(page, 110);
    expect(outline(page)).toEqual([...expected, ...other]);
  });

  it('may be told in a sentence', () => {
    const page = soups(new PrintedPage()).at(50, 60, 'Sandwiches', HEADING).at(50, 82, 'All sandwiches $8.95', SMALL);
    sandwiches(page, 110);
    expect(outline(page)).toEqual([...expected, ...other]);
  });

  it.failing('has its place at the heading', () => {
    const page = soups(new PrintedPage()).at(50, 60, 'Sandwiches', HEADING).endingAt(290, 62, '$8.95');
    sandwiches(page, 92);
    const { categories, prices } = readMenu([page.page()]);
    expect(categories[0]?.items[2]?.source.price).toMatchObject({ y: expect.closeTo(62 / 800, 2) as number });
    expect(prices).toEqual({ seen: 3, placed: 3, unplaced: [] });
  });
});

describe('A name', () => {
  it('goes on over two lines where its type goes on', () => {
    const page = section(new PrintedPage(), 40, 'Mains', [['Roast Chicken', '$18.00']]);
    page
      .item(100, 'Slow Cooked Shoulder of Lamb with', '$24.00', NAME)
      .at(50, 113, 'Rosemary Potatoes', NAME)
      .at(50, 127, 'for two to share', SMALL);
    page.item(150, 'Baked Hake', '$21.00', NAME).at(50, 163, 'leeks and cream', SMALL);
    expect(outline(page)).toContain('Slow Cooked Shoulder of Lamb with Rosemary Potatoes $24.00');
  });

  it.failing('ends where the description begins on the same line in another type', () => {
    const page = new PrintedPage().at(50, 40, 'Mains', HEADING);
    [
      ['Baked Hake', 'leeks and cream'],
      ['Lamb Stew', 'barley and mint'],
      ['Bean Pie', 'thyme and cheddar'],
    ].forEach(([name, description], row) =>
      page
        .at(50, 70 + row * 20, name!, NAME)
        .at(150, 70 + row * 20, description!, { italic: true })
        .endingAt(400, 70 + row * 20, `$1${row}.00`),
    );
    expect(readMenu([page.page()]).categories[0]?.items[0]).toMatchObject({
      name: 'Baked Hake',
      description: 'leeks and cream',
      price: { minor: 1000 },
    });
  });

  it('ends at a colon that opens its description', () => {
    const page = section(new PrintedPage(), 40, 'Juices', [
      ['Garden Press: fennel, pear, mint', '$7.00'],
      ['Sunrise: carrot, ginger', '$6.50'],
    ]);
    expect(readMenu([page.page()]).categories[0]?.items[0]).toMatchObject({
      name: 'Garden Press',
      description: 'fennel, pear, mint',
    });
  });

  it('has no letters of allergens where several names end in such', () => {
    const page = section(new PrintedPage('ocr'), 40, 'Soups', [
      ['Onion Soup AGL', '$6.50'],
      ['Pea Soup ACG', '$5.50'],
      ['Lentil Soup FLO', '$5.00'],
      ['Fish Soup', '$7.00'],
    ]);
    expect(outline(page)).toEqual([
      '# Soups',
      'Onion Soup $6.50',
      'Pea Soup $5.50',
      'Lentil Soup $5.00',
      'Fish Soup $7.00',
    ]);
  });

  it('has no number and no badge', () => {
    const page = section(new PrintedPage(), 40, 'Wok', [
      ['21 Fried Noodles', '9.00'],
      ['22 Fried Rice NEW', '8.50'],
      ['23 Beef with Leek', '12.00'],
      ['24 Sweet Prawns', '13.50'],
      ['25 Hot Tofu', '9.50'],
      ['26 Plain Rice', '3.00'],
    ]);
    expect(outline(page).slice(1, 3)).toEqual(['Fried Noodles $9.00', 'Fried Rice $8.50']);
  });
});

describe('A picture menu', () => {
  it('has name and price under each picture', () => {
    const page = new PrintedPage().centred(300, 40, 'Bowls', { size: 18, bold: true });
    ['Lentil Bowl', 'Barley Bowl', 'Trout Bowl'].forEach((name, column) =>
      page
        .centred(110 + column * 190, 200, name)
        .centred(110 + column * 190, 214, 'rice and greens', SMALL)
        .centred(110 + column * 190, 228, `$${8 + column}.50`),
    );
    ['Mushroom Bowl', 'Egg Bowl', 'Pork Bowl'].forEach((name, column) =>
      page
        .centred(110 + column * 190, 400, name)
        .centred(110 + column * 190, 414, 'rice and greens', SMALL)
        .centred(110 + column * 190, 428, `$${11 + column}.50`),
    );
    expect(outline(page)).toEqual([
      '# Bowls',
      'Lentil Bowl $8.50',
      'Mushroom Bowl $11.50',
      'Barley Bowl $9.50',
      'Egg Bowl $12.50',
      'Trout Bowl $10.50',
      'Pork Bowl $13.50',
    ]);
  });
});

describe('Headings', () => {
  it('stand in any type that is not that of the names', () => {
    const page = new PrintedPage();
    section(page, 40, 'starters', [
      ['Onion Soup', '$6.50'],
      ['Pea Soup', '$5.50'],
      ['Olives', '$3.50'],
    ]);
    section(page, 160, 'mains', [
      ['Baked Hake', '$21.00'],
      ['Lamb Stew', '$19.00'],
    ]);
    expect(outline(page)).toEqual([
      '# starters',
      'Onion Soup $6.50',
      'Pea Soup $5.50',
      'Olives $3.50',
      '# mains',
      'Baked Hake $21.00',
      'Lamb Stew $19.00',
    ]);
  });

  it('are not the names above descriptions that end in the price', () => {
    const page = new PrintedPage().centred(300, 40, 'Plates', { size: 24 });
    ['CORN FRITTERS', 'BACON ROLL', 'GRANOLA BOWL', 'AVOCADO TOAST'].forEach((name, row) =>
      page
        .centred(300, 80 + row * 44, name, { size: 13 })
        .centred(300, 97 + row * 44, `HOUSE RELISH, HERBS $${9 + row}.95`, { size: 10 }),
    );
    expect(outline(page)).toEqual([
      '# Plates',
      'CORN FRITTERS $9.95',
      'BACON ROLL $10.95',
      'GRANOLA BOWL $11.95',
      'AVOCADO TOAST $12.95',
    ]);
  });

  it('are read letter by letter where they are set so', () => {
    // A text layer joins its letters by their advances before it comes here.
    const page = section(new PrintedPage('ocr'), 40, 'S T A R T E R S', [
      ['Onion Soup', '$6.50'],
      ['Pea Soup', '$5.50'],
    ]);
    expect(outline(page)[0]).toBe('# STARTERS');
  });

  it('keep the note beside them', () => {
    const page = new PrintedPage()
      .at(50, 40, 'Salads', HEADING)
      .at(140, 44, 'with house bread', SMALL)
      .item(70, 'Green Salad', '$7.00')
      .item(90, 'Bean Salad', '$8.00');
    expect(readMenu([page.page()]).categories[0]).toMatchObject({ name: 'Salads', note: 'with house bread' });
  });

  it('over what the house says of itself make no section', () => {
    const page = new PrintedPage().at(50, 20, 'Our Story', HEADING).at(50, 44, 'Opened by two sisters', {});
    section(page, 90, 'Starters', [
      ['Onion Soup', '$6.50'],
      ['Pea Soup', '$5.50'],
      ['Olives', '$3.50'],
      ['Almonds', '$3.00'],
    ]);
    section(page, 230, 'Mains', [
      ['Baked Hake', '$21.00'],
      ['Lamb Stew', '$19.00'],
      ['Bean Pie', '$14.00'],
    ]);
    expect(outline(page).filter((line) => line.startsWith('#'))).toEqual(['# Starters', '# Mains']);
  });

  it('say where they stand', () => {
    const page = section(new PrintedPage(), 40, 'Starters', [
      ['Onion Soup', '$6.50'],
      ['Pea Soup', '$5.50'],
    ]);
    expect(readMenu([page.page()]).categories[0]?.source).toMatchObject({
      page: 1,
      x: expect.closeTo(50 / 600, 2) as number,
      y: expect.closeTo(40 / 800, 2) as number,
    });
  });
});

describe('Prices', () => {
  it('before the names belong to the names after them', () => {
    const page = new PrintedPage().at(50, 40, 'Noodles', HEADING);
    ['Beef Noodles', 'Miso Ramen', 'Dan Dan', 'Pork Gyoza', 'Spring Rolls'].forEach((name, row) =>
      page.at(50, 70 + row * 20, `${9 + row}.50`).at(120, 70 + row * 20, name),
    );
    expect(outline(page)).toEqual([
      '# Noodles',
      'Beef Noodles $9.50',
      'Miso Ramen $10.50',
      'Dan Dan $11.50',
      'Pork Gyoza $12.50',
      'Spring Rolls $13.50',
    ]);
  });

  it('of variants and extras say where they stand', () => {
    const page = section(new PrintedPage(), 40, 'Salads', [
      ['Caesar Salad', 'small 7.00 / large 11.00'],
      ['Green Salad', '6.00'],
      ['Bean Salad', '8.00'],
    ]).at(50, 128, 'add chicken +3', SMALL);
    const items = readMenu([page.page()]).categories[0]?.items;
    const [small, large] = items?.[0]?.variants ?? [];
    expect(small?.source?.x).toBeLessThan(large?.source?.x ?? 0);
    expect(items?.at(-1)?.addOns?.[0]).toMatchObject({
      name: 'chicken',
      source: { y: expect.closeTo(128 / 800, 2) as number },
    });
  });

  it('that belong to nothing are told, with their place', () => {
    const page = section(new PrintedPage(), 40, 'Salads', [
      ['Green Salad', '$6.00'],
      ['Bean Salad', '$8.00'],
      ['Caesar Salad', '$9.00'],
    ]).at(400, 600, '$4.50');
    expect(readMenu([page.page()]).prices).toMatchObject({
      seen: 4,
      placed: 3,
      unplaced: [{ text: '$4.50', source: { page: 1, y: expect.closeTo(0.75, 2) as number } }],
    });
  });

  it('are none where dishes are numbered and a mark stands before the number', () => {
    const names = [
      '10. Black Bean Chicken',
      '11. Lemon Chicken',
      '7.12 Orange Chicken',
      '13. Garlic Chicken',
      '7.14 Kung Pao Beef',
      '15. Mongolian Beef',
      '16. Hunan Beef',
    ];
    const page = section(
      new PrintedPage('ocr'),
      40,
      'Lunch Specials',
      names.map((name, row) => [name, row % 2 ? '$8.75' : '$9.25']),
    );
    expect(outline(page)).toEqual([
      '# Lunch Specials',
      'Black Bean Chicken $9.25',
      'Lemon Chicken $8.75',
      'Orange Chicken $9.25',
      'Garlic Chicken $8.75',
      'Kung Pao Beef $9.25',
      'Mongolian Beef $8.75',
      'Hunan Beef $9.25',
    ]);
  });

  it('of the house are not counted', () => {
    const page = section(new PrintedPage(), 40, 'Salads', [
      ['Green Salad', '$6.00'],
      ['Bean Salad', '$8.00'],
      ['Caesar Salad', '$9.00'],
    ]).at(50, 600, 'Mon-Fri 7-3, Sat 8-4, call 555-0173');
    expect(readMenu([page.page()]).prices).toMatchObject({ seen: 3, unplaced: [] });
  });

  it('keep their cents when these are raised', () => {
    const page = new PrintedPage().at(50, 40, 'Salads', HEADING);
    ['Green Salad', 'Bean Salad', 'Caesar Salad'].forEach((name, row) =>
      page
        .at(50, 70 + row * 20, name)
        .at(260, 70 + row * 20, `${6 + row}`)
        .at(266.5, 69 + row * 20, '50', { size: 6.5 }),
    );
    expect(outline(page)).toEqual(['# Salads', 'Green Salad $6.50', 'Bean Salad $7.50', 'Caesar Salad $8.50']);
  });
});

describe('Prices before the names', () => {
  it('are known though a currency code stands before them and much white behind', () => {
    const page = new PrintedPage('ocr').at(50, 40, 'Soups', HEADING);
    ['Onion Soup', 'Pea Soup', 'Goulash Soup', 'Lentil Soup', 'Clear Broth', 'Fish Soup'].forEach((name, row) =>
      page
        .at(50, 70 + row * 34, `CHF ${9 + row}.50`)
        .at(140, 70 + row * 34, name)
        .at(140, 84 + row * 34, 'with bread', SMALL),
    );
    expect(outline(page).slice(1, 3)).toEqual(['Onion Soup CHF 9.50', 'Pea Soup CHF 10.50']);
  });

  it.failing('are known though some are choices with a price each', () => {
    const page = new PrintedPage().at(50, 40, 'Hot Drinks', HEADING);
    ['Cortado', 'Espresso', 'Flat White', 'Hot Chocolate', 'Mocha', 'Chai Latte', 'Iced Tea'].forEach((name, row) =>
      page.at(50, 70 + row * 24, row === 2 ? 'Small $3 Large $5' : `$${2 + row}`).at(220, 70 + row * 24, name, NAME),
    );
    expect(outline(page)).toEqual([
      '# Hot Drinks',
      'Cortado $2.00',
      'Espresso $3.00',
      'Flat White Small=$3.00 Large=$5.00',
      'Hot Chocolate $5.00',
      'Mocha $6.00',
      'Chai Latte $7.00',
      'Iced Tea $8.00',
    ]);
  });
});

describe('A page in which gutters mislead', () => {
  it.failing('is read in another arrangement when more prices find an item there', () => {
    // Prices before the names, whose number stands between: by its gutters the page would be a column of prices and one
    // of names.
    const page = new PrintedPage().at(50, 40, 'Hot Drinks', HEADING);
    ['Cortado', 'Espresso', 'Flat White', 'Hot Chocolate', 'Mocha', 'Chai Latte', 'Iced Tea'].forEach((name, row) =>
      page
        .at(50, 70 + row * 24, row % 3 === 1 ? `Tofu $${2 + row} Beef $${4 + row}` : `$${2 + row}`)
        .at(200, 70 + row * 24, `0${row + 1}`)
        .at(230, 70 + row * 24, name, NAME),
    );
    const { prices } = readMenu([page.page()]);
    expect(prices).toMatchObject({ seen: 9, placed: 9 });
    expect(outline(page).slice(0, 3)).toEqual(['# Hot Drinks', 'Cortado $2.00', 'Espresso Tofu=$3.00 Beef=$5.00']);
  });
});

describe('What is no item', () => {
  it('is what the house says of its years and hours, though figures end it', () => {
    const page = section(new PrintedPage('ocr').at(50, 40, 'since 1932'), 70, 'Soups', [
      ['Onion Soup', '6.50'],
      ['Pea Soup', '5.50'],
      ['Lentil Soup', '5.90'],
      ['Fish Soup', '7.50'],
      ['Clear Broth', '4.50'],
    ]);
    expect(outline(page)[0]).toBe('# Soups');
  });

  it('is the small line under a name whose price stands at the heading', () => {
    const page = section(new PrintedPage('ocr'), 300, 'Soups', [
      ['Onion Soup', '6.50'],
      ['Pea Soup', '5.50'],
    ])
      .at(50, 40, 'Tapas', HEADING)
      .endingAt(290, 42, '8.50');
    ['Pan con Tomate', 'Patatas Bravas', 'Boquerones Fritos'].forEach((name, row) =>
      page.at(50, 70 + row * 40, name, { size: 12 }).at(50, 84 + row * 40, 'Bread with tomato', { size: 9 }),
    );
    expect(outline(page).slice(0, 4)).toEqual([
      '# Tapas',
      'Pan con Tomate $8.50',
      'Patatas Bravas $8.50',
      'Boquerones Fritos $8.50',
    ]);
  });
});
