import type { CategoryDraft, ItemDraft } from './item-drafts';
import { textOfPart } from './menu-parts';
import type { Page } from './page';
import { PrintedPage } from './testing/printed-page';
import { structureByHand, type LinksByHand, type RolesByLine } from './testing/tagged-menu';

const HEADING = { size: 16 };
const drafts = (page: PrintedPage | Page[], roles: RolesByLine, links: LinksByHand): CategoryDraft[] =>
  structureByHand(Array.isArray(page) ? page : [page.page()], roles, links).drafts;
const items = (...given: Parameters<typeof drafts>): ItemDraft[] =>
  drafts(...given).flatMap((category) => category.items);
const pricesOf = (item: ItemDraft | undefined): string[] =>
  item!.prices.map(({ label, text }) => (label ? `${label} ${text}` : text));

describe('The sizes of a dish', () => {
  it('are labelled by what stands before each price on its line', () => {
    const line = 'Lager small 4.50 large 6.50';
    const page = new PrintedPage().at(50, 40, line);
    const [lager] = items(page, { [line]: 'name label price label price' }, { prices: { Lager: ['4.50', '6.50'] } });
    expect(pricesOf(lager)).toEqual(['small 4.50', 'large 6.50']);
  });

  it('are labelled by what stands before them on their row', () => {
    const page = new PrintedPage()
      .at(50, 40, 'Massaman')
      .item(60, 'Chicken', '9.95', { left: 70 })
      .item(80, 'King Prawn', '11.95', { left: 70 });
    const roles = { Massaman: 'name', Chicken: 'label', 'King Prawn': 'label', '9.95': 'price', '11.95': 'price' };
    const [massaman] = items(page, roles, { prices: { Massaman: ['9.95', '11.95'] } });
    expect(pricesOf(massaman)).toEqual(['Chicken 9.95', 'King Prawn 11.95']);
  });

  it('are labelled by what stands behind a price where nothing stands before it', () => {
    const line = 'Lager 4.50 small';
    const page = new PrintedPage().at(50, 40, line);
    const [lager] = items(page, { [line]: 'name price label' }, { prices: { Lager: ['4.50'] } });
    expect(pricesOf(lager)).toEqual(['small 4.50']);
  });

  it('may be known by their words alone', () => {
    const line = 'Lager (small) 4.50';
    const page = new PrintedPage().at(50, 40, line);
    const [lager] = items(page, { [line]: 'name other price' }, { prices: { Lager: ['4.50'] } });
    expect(pricesOf(lager)).toEqual(['small 4.50']);
  });

  it('are labelled by the heads of their columns', () => {
    const page = new PrintedPage()
      .at(200, 40, 'Glass')
      .at(280, 40, 'Bottle')
      .at(50, 60, 'Riesling')
      .at(203, 60, '6.00')
      .at(285, 60, '24.00')
      .at(50, 80, 'Merlot')
      .at(203, 80, '7.00')
      .at(285, 80, '28.00');
    const roles = {
      Glass: 'label',
      Bottle: 'label',
      Riesling: 'name',
      Merlot: 'name',
      '6.00': 'price',
      '24.00': 'price',
      '7.00': 'price',
      '28.00': 'price',
    };
    const found = items(page, roles, { prices: { Riesling: ['6.00', '24.00'], Merlot: ['7.00', '28.00'] } });
    expect(found.map(pricesOf)).toEqual([
      ['Glass 6.00', 'Bottle 24.00'],
      ['Glass 7.00', 'Bottle 28.00'],
    ]);
  });

  it('stand left to right, whichever was linked first', () => {
    const page = new PrintedPage().at(50, 40, 'Lager 4.50 6.50');
    const [lager] = items(page, { 'Lager 4.50 6.50': 'name price' }, { prices: { Lager: ['6.50', '4.50'] } });
    expect(pricesOf(lager)).toEqual(['4.50', '6.50']);
  });

  it('count once where one is printed twice', () => {
    const page = new PrintedPage().at(50, 40, 'Lager 4.50 4.50');
    const [lager] = items(page, { 'Lager 4.50 4.50': 'name price' }, { prices: { Lager: ['4.50', '4.50'] } });
    expect(pricesOf(lager)).toEqual(['4.50']);
  });
});

describe('A price of a picture', () => {
  const rows = ['12.50', '9.50', '8.50', '1195'];
  const dishes = ['Salmon', 'Trout', 'Perch', 'Pike'];
  const page = (source: 'ocr' | 'text-layer', prices: readonly string[]): PrintedPage =>
    prices.reduce((own, price, row) => own.item(40 + 20 * row, dishes[row]!, price), new PrintedPage(source));
  const found = (source: 'ocr' | 'text-layer', prices: readonly string[]): ItemDraft[] =>
    items(
      page(source, prices),
      Object.fromEntries(
        prices.flatMap((price, row) => [
          [price, 'price'],
          [dishes[row]!, 'name'],
        ]),
      ),
      { prices: Object.fromEntries(prices.map((price, row) => [dishes[row]!, [price]])) },
    );

  it('has its point put back where nearly all others have cents, and is marked as repaired', () => {
    const read = found('ocr', rows);
    expect(read.map(pricesOf)).toEqual([['12.50'], ['9.50'], ['8.50'], ['11.95']]);
    expect(read.map((item) => item.prices[0]!.repaired)).toEqual([false, false, false, true]);
  });

  it('stays as it is where others have no cents, and in a text layer', () => {
    expect(pricesOf(found('ocr', ['12', '9', '8', '1195'])[3])).toEqual(['1195']);
    expect(pricesOf(found('text-layer', rows)[3])).toEqual(['1195']);
  });
});

describe('A price at a heading', () => {
  const page = new PrintedPage()
    .at(50, 40, 'Sandwiches', HEADING)
    .endingAt(290, 42, '8.95')
    .at(50, 70, 'Roast Turkey')
    .item(90, 'Lobster Roll', '19.50')
    .at(50, 120, 'Soups', HEADING)
    .at(50, 150, 'Pea Soup');
  const roles = {
    Sandwiches: 'heading',
    Soups: 'heading',
    '8.95': 'price',
    '19.50': 'price',
    'Roast Turkey': 'name nameMore',
    'Lobster Roll': 'name nameMore',
    'Pea Soup': 'name nameMore',
  };
  const headings = { 'Roast Turkey': 'Sandwiches', 'Lobster Roll': 'Sandwiches', 'Pea Soup': 'Soups' };
  const prices = { 'Lobster Roll': ['19.50'] };

  it('holds for the dishes of its section that have none of their own', () => {
    const found = items(page, roles, { prices, headings, sections: { Sandwiches: ['8.95'] } });
    expect(found.map((item) => [item.name, ...pricesOf(item), item.sharedPrice])).toEqual([
      ['Roast Turkey', '8.95', true],
      ['Lobster Roll', '19.50', false],
      ['Pea Soup', false],
    ]);
  });

  it('is given to no dish where it does not hold for the section', () => {
    const found = items(page, roles, { prices, headings });
    expect(found.map((item) => item.prices.length)).toEqual([0, 1, 0]);
  });
});

describe('What stands with a dish', () => {
  it("is its description, on the name's line and on those below", () => {
    const page = new PrintedPage().at(50, 40, 'Pea Soup with mint').at(50, 53, 'and croutons');
    const roles = { 'Pea Soup with mint': 'name nameMore description', 'and croutons': 'description' };
    expect(items(page, roles, {})[0]).toMatchObject({ name: 'Pea Soup', description: 'with mint and croutons' });
  });

  it('is not the description of a dish that stands far above', () => {
    const page = new PrintedPage().at(50, 40, 'Pea Soup').at(50, 140, 'served all day');
    expect(items(page, { 'Pea Soup': 'name nameMore', 'served all day': 'description' }, {})[0]!.description).toBe('');
  });

  it('are its extras with their prices', () => {
    const page = new PrintedPage().at(50, 40, 'Caesar Salad').at(50, 53, 'add chicken +3');
    const [salad] = items(page, { 'Caesar Salad': 'name nameMore', 'add chicken +3': 'addOn' }, {});
    expect(salad!.addOns).toMatchObject([{ name: 'chicken', priceText: '3' }]);
  });

  it('are its marks, also as a badge below the name', () => {
    const page = new PrintedPage().at(50, 40, 'Pea Soup GF').at(50, 53, 'VEGAN');
    const [soup] = items(page, { 'Pea Soup GF': 'name nameMore other', VEGAN: 'other' }, {});
    expect(soup!.aside.map(({ token }) => token.text)).toEqual(['GF', 'VEGAN']);
  });
});

describe('Dishes', () => {
  const twoColumns = new PrintedPage()
    .at(50, 40, 'Soups', HEADING)
    .at(50, 70, 'Onion Soup')
    .at(50, 90, 'Pea Soup')
    .at(350, 40, 'Salads', HEADING)
    .at(350, 70, 'Caesar');
  const roles = {
    Soups: 'heading',
    Salads: 'heading',
    'Onion Soup': 'name nameMore',
    'Pea Soup': 'name nameMore',
    Caesar: 'name',
  };

  it('stand in their sections in reading order, those under no heading in the section before them', () => {
    const found = drafts(twoColumns, roles, { headings: { 'Onion Soup': 'Soups', Caesar: 'Salads' } });
    expect(found.map(({ name, items: own }) => [name, ...own.map((item) => item.name)])).toEqual([
      ['Soups', 'Onion Soup', 'Pea Soup'],
      ['Salads', 'Caesar'],
    ]);
  });

  it('stand in a section without a name before the first heading', () => {
    const found = drafts(twoColumns, roles, { headings: { Caesar: 'Salads' } });
    expect(found.map(({ name, items: own }) => [name, ...own.map((item) => item.name)])).toEqual([
      ['', 'Onion Soup', 'Pea Soup'],
      ['Salads', 'Caesar'],
    ]);
  });

  it('of a second page come behind those of the first', () => {
    const first = new PrintedPage().at(50, 400, 'Onion Soup').page(1);
    const second = new PrintedPage().at(50, 40, 'Pea Soup').page(2);
    const names = { 'Onion Soup': 'name nameMore', 'Pea Soup': 'name nameMore' };
    expect(items([first, second], names, {}).map(({ part, page }) => [textOfPart(part), page])).toEqual([
      ['Onion Soup', 1],
      ['Pea Soup', 2],
    ]);
  });

  it('leave a sentence between them to their section, as its note', () => {
    const page = new PrintedPage()
      .at(50, 40, 'Soups', HEADING)
      .at(50, 60, 'All soups come with fresh bread')
      .at(50, 90, 'Onion Soup');
    const own = { Soups: 'heading', 'Onion Soup': 'name nameMore' };
    const [soups] = drafts(page, own, { headings: { 'Onion Soup': 'Soups' } });
    expect(soups!.notes.map((tokens) => tokens.map(({ token }) => token.text).join(' '))).toEqual([
      'All soups come with fresh bread',
    ]);
  });
});
