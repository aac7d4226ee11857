import { readMenu } from './read-menu';
import { PrintedPage } from './testing/printed-page';

const HEADING = { size: 16, bold: true };
const SMALL = { size: 9, italic: true };

function outline(page: PrintedPage): string[] {
  return readMenu([page.page()]).categories.flatMap(({ name, items }) => [
    `# ${name}`,
    ...items.map((item) =>
      `${item.name} ${item.variants ? item.variants.map((variant) => `${variant.label}=${variant.price.text}`).join(' ') : item.price.text}`.trim(),
    ),
  ]);
}

/** A starter section that any menu may have, so that tests show only what is special. */
function withStarters(page: PrintedPage, top = 40): PrintedPage {
  return page
    .at(50, top, 'Starters', HEADING)
    .item(top + 26, 'Tomato Soup', '$6.50')
    .at(50, top + 39, 'basil, croutons', SMALL)
    .item(top + 60, 'Garlic Bread', '$4.00')
    .at(50, top + 73, 'parsley, butter', SMALL)
    .item(top + 94, 'Green Salad', '$7.25')
    .at(50, top + 107, 'leaves, herbs, lemon', SMALL);
}

describe('Reading a printed menu', () => {
  it('puts items under their heading, with price and description', () => {
    const [category] = readMenu([withStarters(new PrintedPage()).page()]).categories;
    expect(category).toMatchObject({ name: 'Starters' });
    expect(category?.items.map(({ name, description, price }) => ({ name, description, price }))).toEqual([
      { name: 'Tomato Soup', description: 'basil, croutons', price: { text: '$6.50', minor: 650 } },
      { name: 'Garlic Bread', description: 'parsley, butter', price: { text: '$4.00', minor: 400 } },
      { name: 'Green Salad', description: 'leaves, herbs, lemon', price: { text: '$7.25', minor: 725 } },
    ]);
  });

  it('reads down the left column before the right one', () => {
    const page = withStarters(new PrintedPage())
      .at(330, 40, 'Mains', HEADING)
      .item(66, 'Roast Cod', '$21.00', { left: 330, right: 560 })
      .item(90, 'Lamb Stew', '$19.50', { left: 330, right: 560 })
      .item(114, 'Bean Chili', '$14.00', { left: 330, right: 560 })
      .item(138, 'Beef Pie', '$16.00', { left: 330, right: 560 });
    expect(outline(page)).toEqual([
      '# Starters',
      'Tomato Soup $6.50',
      'Garlic Bread $4.00',
      'Green Salad $7.25',
      '# Mains',
      'Roast Cod $21.00',
      'Lamb Stew $19.50',
      'Bean Chili $14.00',
      'Beef Pie $16.00',
    ]);
  });

  it('takes dot leaders for what they are', () => {
    const page = new PrintedPage().at(50, 40, 'Drinks', HEADING);
    ['Lemonade', 'Iced Tea', 'Root Beer'].forEach((name, index) =>
      page.at(50, 70 + index * 18, `${name} .................`).endingAt(290, 70 + index * 18, `${index + 3}.25`),
    );
    expect(outline(page)).toEqual(['# Drinks', 'Lemonade $3.25', 'Iced Tea $4.25', 'Root Beer $5.25']);
  });

  it('reads whole numbers as prices where the menu has no others', () => {
    const page = new PrintedPage()
      .at(50, 40, 'Plates', HEADING)
      .item(70, 'Fish Tacos', '14')
      .item(90, 'Pulled Pork', '12')
      .item(110, 'Corn Ribs', '9');
    expect(outline(page)).toEqual(['# Plates', 'Fish Tacos $14.00', 'Pulled Pork $12.00', 'Corn Ribs $9.00']);
  });

  it('does not take a count or a volume for a price', () => {
    const page = withStarters(new PrintedPage())
      .at(50, 165, 'Wings', {})
      .endingAt(290, 165, '$11.00')
      .at(50, 178, 'ten pieces, serves 2', SMALL);
    const wings = readMenu([page.page()]).categories[0]?.items.at(-1);
    expect(wings).toMatchObject({ name: 'Wings', price: { minor: 1100 }, description: 'ten pieces, serves 2' });
  });

  it('finds the price at the end of the description', () => {
    const page = new PrintedPage().centred(300, 40, 'Sandwiches', { size: 18, bold: true });
    ['House Ham', 'Grilled Chicken', 'Portobello', 'Hanger Steak'].forEach((name, index) =>
      page
        .centred(300, 80 + index * 44, name, { size: 13, bold: true })
        .centred(300, 97 + index * 44, `grilled onion, mustard, brioche ${14 + index}`, { size: 10 }),
    );
    expect(outline(page)).toEqual([
      '# Sandwiches',
      'House Ham $14.00',
      'Grilled Chicken $15.00',
      'Portobello $16.00',
      'Hanger Steak $17.00',
    ]);
  });

  it('finds the price on a line of its own below', () => {
    const page = new PrintedPage().centred(300, 40, 'Desserts', { size: 18, bold: true });
    ['Apple Tart', 'Custard', 'Chocolate Torte'].forEach((name, index) =>
      page
        .centred(300, 80 + index * 60, name, { size: 12, bold: true })
        .centred(300, 96 + index * 60, 'cream, sea salt, honey', SMALL)
        .centred(300, 110 + index * 60, `$${7 + index}.50`),
    );
    expect(outline(page)).toEqual(['# Desserts', 'Apple Tart $7.50', 'Custard $8.50', 'Chocolate Torte $9.50']);
  });

  it('links a column of prices that stands a little lower than its names', () => {
    const page = new PrintedPage('ocr').at(50, 40, 'Noodles', HEADING);
    ['Beef Soup', 'Chicken Ramen', 'Seafood Udon', 'Mushroom Pho'].forEach((name, index) =>
      page.at(50, 70 + index * 20, name).endingAt(290, 78 + index * 20, `1${index}.50`),
    );
    expect(outline(page)).toEqual([
      '# Noodles',
      'Beef Soup $10.50',
      'Chicken Ramen $11.50',
      'Seafood Udon $12.50',
      'Mushroom Pho $13.50',
    ]);
  });

  it('makes variants of the prices under size labels', () => {
    const page = new PrintedPage().at(50, 40, 'Pizza', HEADING).endingAt(230, 62, 'Small').endingAt(290, 62, 'Large');
    ['Margherita', 'Funghi', 'Diavola'].forEach((name, index) =>
      page
        .at(50, 82 + index * 20, name)
        .endingAt(230, 82 + index * 20, `${9 + index}.00`)
        .endingAt(290, 82 + index * 20, `${14 + index}.00`),
    );
    expect(outline(page)).toEqual([
      '# Pizza',
      'Margherita Small=$9.00 Large=$14.00',
      'Funghi Small=$10.00 Large=$15.00',
      'Diavola Small=$11.00 Large=$16.00',
    ]);
  });

  it('gives a choice of two its two prices', () => {
    const page = withStarters(new PrintedPage()).item(170, 'Chicken or Lamb', '7.95 / 8.95');
    expect(outline(page).at(-1)).toBe('Chicken or Lamb Chicken=$7.95 Lamb=$8.95');
  });

  it('asks the owner what two prices without labels are for', () => {
    const page = withStarters(new PrintedPage()).item(170, 'Pinot Noir', '$12 / $48');
    expect(readMenu([page.page()]).categories[0]?.items.at(-1)).toMatchObject({
      uncertain: true,
      uncertainReason: 'Several prices are printed here, and the menu does not say what each is for.',
    });
  });

  it('keeps the market price and a range as text, without an amount', () => {
    const page = withStarters(new PrintedPage()).item(170, 'Lobster', 'MP').item(190, 'Oysters', '$10-12');
    const items = readMenu([page.page()]).categories[0]?.items ?? [];
    expect(items.slice(-2).map((item) => item.price)).toEqual([
      { text: 'MP', minor: null },
      { text: '$10.00 – $12.00', minor: null },
    ]);
  });

  it('takes dietary marks off the name', () => {
    const page = withStarters(new PrintedPage()).item(170, 'Hummus (VG, GF)', '$8.00');
    expect(readMenu([page.page()]).categories[0]?.items.at(-1)).toMatchObject({
      name: 'Hummus',
      dietary: ['Vegan', 'Gluten Free'],
    });
  });

  it('keeps extras with their own price', () => {
    const page = withStarters(new PrintedPage())
      .item(170, 'Caesar Salad', '$11.00')
      .at(50, 183, 'add chicken +3, add shrimp +5.50', SMALL);
    expect(readMenu([page.page()]).categories[0]?.items.at(-1)).toMatchObject({
      price: { minor: 1100 },
      addOns: [
        { name: 'chicken', price: { text: '$3.00', minor: 300 } },
        { name: 'shrimp', price: { text: '$5.50', minor: 550 } },
      ],
    });
  });

  it('keeps a note with its section', () => {
    const page = withStarters(new PrintedPage())
      .at(50, 180, 'Burgers', HEADING)
      .at(50, 202, 'served with fries or a side salad.', SMALL)
      .item(224, 'House Burger', '$13.00')
      .item(244, 'Bean Burger', '$12.00');
    expect(readMenu([page.page()]).categories[1]).toMatchObject({
      name: 'Burgers',
      note: 'served with fries or a side salad.',
    });
  });

  it('reads the restaurant, its address and its number from the head of the page', () => {
    const page = withStarters(
      new PrintedPage()
        .centred(300, 20, 'Harbor Kitchen', { size: 28, bold: true })
        .centred(300, 56, '12 Wharf Street, Portland, ME 04101 (207) 555-0142', { size: 9 }),
      110,
    );
    expect(readMenu([page.page()])).toMatchObject({
      restaurantName: 'Harbor Kitchen',
      restaurantAddress: '12 Wharf Street, Portland, ME 04101',
      restaurantPhone: '(207) 555-0142',
    });
  });

  it('goes on with a section on the next page', () => {
    const second = new PrintedPage()
      .at(50, 40, 'Starters (continued)', HEADING)
      .item(70, 'Olives', '$3.50')
      .item(90, 'Almonds', '$3.00')
      .page(2);
    const menu = readMenu([withStarters(new PrintedPage()).page(1), second]);
    expect(menu.categories.map(({ name, items }) => [name, items.length])).toEqual([['Starters', 5]]);
    expect(menu.categories[0]?.items.at(-1)?.source.name?.page).toBe(2);
  });

  it('says where on the paper name and price stand', () => {
    const [soup] = readMenu([withStarters(new PrintedPage()).page()]).categories[0]?.items ?? [];
    expect(soup?.source.name).toMatchObject({
      page: 1,
      x: expect.closeTo(50 / 600, 2) as number,
      y: expect.closeTo(66 / 800, 2) as number,
    });
    expect(soup?.source.price?.x).toBeGreaterThan(soup?.source.name?.x ?? 1);
  });

  it('reads euros with a decimal comma', () => {
    const page = new PrintedPage()
      .at(50, 40, 'Suppen', HEADING)
      .item(70, 'Gulaschsuppe', '6,50 €')
      .item(90, 'Tagessuppe mit Brot', '4,90 €')
      .item(110, 'Nudelsuppe und Ei', '12,- €');
    expect(readMenu([page.page()])).toMatchObject({
      currency: 'EUR',
      language: 'de',
      categories: [
        { items: [{ price: { text: '€6.50', minor: 650 } }, { price: { minor: 490 } }, { price: { minor: 1200 } }] },
      ],
    });
  });

  it('tells the stages as it enters them', () => {
    const stages: string[] = [];
    readMenu([withStarters(new PrintedPage()).page()], (stage) => stages.push(stage));
    expect(stages).toEqual(['structuring', 'categorising', 'formatting']);
  });

  it('finds nothing on a page without a menu', () => {
    expect(readMenu([new PrintedPage().page()]).categories).toEqual([]);
  });
});

describe('Doubt about a recognised price', () => {
  const menu = (price: string, type = {}) => {
    const page = new PrintedPage('ocr').at(50, 40, 'Plates', HEADING);
    ['Tacos', 'Nachos', 'Ribs', 'Wings', 'Corn', 'Slaw'].forEach((name, index) =>
      page.item(70 + index * 20, `${name} Plate`, `${9 + index}.50`),
    );
    return page.item(190, 'House Special', price, type);
  };
  const reason = (page: PrintedPage) => readMenu([page.page()]).categories[0]?.items.at(-1)?.uncertainReason;

  it('is none when it reads well', () => expect(reason(menu('11.50'))).toBeUndefined());
  it('arises when recognition was unsure', () =>
    expect(reason(menu('11.50', { confidence: 0.4 }))).toBe('The price was hard to make out.'));
  it('arises when two looks differ', () =>
    expect(reason(menu('11.50', { otherReading: '11.80' }))).toBe(
      'We read this price as “11.50” once and as “11.80” another time.',
    ));
  it('arises when letters had to be taken for figures', () =>
    expect(reason(menu('l1.5O'))).toBe('Part of this price was hard to make out: we read it as “11.50”.'));
  it('arises when a lost point was put back', () =>
    expect(reason(menu('1150'))).toBe('Part of this price was hard to make out: we read it as “11.50”.'));
  it('arises when a point may be lost', () =>
    expect(reason(menu('115'))).toBe(
      'The other prices have cents and this one has none, so a point may have been lost.',
    ));
  it('arises when it is far above the others', () =>
    expect(reason(menu('911.50'))).toBe('This price is far above the others on the menu.'));
});
