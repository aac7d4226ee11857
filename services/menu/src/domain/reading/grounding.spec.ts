import { joinReadings } from './grounding';
import type { ClaimedItem, ClaimedSection } from './grounding-claims';
import { groundPage } from './grounding-page';
import { printedText } from './grounding-text';
import type { ItemReading, MenuReading } from './menu-reading';
import type { Page } from './page';
import { readMenu } from './read-menu';
import { PrintedPage } from './testing/printed-page';

const item = (name: string, price?: string, more: Partial<ClaimedItem> = {}): ClaimedItem => ({ name, ...(price ? { price } : {}), variants: [], addOns: [], ...more });
const section = (heading: string | undefined, ...items: ClaimedItem[]): ClaimedSection => ({ ...(heading ? { heading } : {}), items });

/** Two soups and a salad, recognised from a picture. */
const soups = (): PrintedPage => new PrintedPage('ocr').at(50, 40, 'SOUPS', { size: 18, bold: true }).item(80, 'Tomato Soup', '$6.50').item(100, 'Onion Soup', '$7.50').item(120, 'Garden Salad', '$8.00');

function joined(page: Page, ...sections: ClaimedSection[]): MenuReading {
  const local = readMenu([page]);
  return joinReadings(local, [groundPage({ sections }, printedText(page), local)]);
}

const itemsOf = (reading: MenuReading): ItemReading[] => reading.categories.flatMap((category) => category.items);
const named = (reading: MenuReading, name: string): ItemReading | undefined => itemsOf(reading).find((one) => one.name === name);

describe('A name that another reader claims', () => {
  it('is found in the recognised words, and its box is theirs', () => {
    const reading = joined(soups().page(), section('SOUPS', item('Tomato Soup', '$6.50')));
    expect(named(reading, 'Tomato Soup')!.source.name).toEqual({ page: 1, x: expect.closeTo(50 / 600) as number, y: 0.1, width: expect.any(Number) as number, height: expect.any(Number) as number });
  });

  it.each([
    ['a letter that recognition mistook', 'Tomalo Soup'],
    ['a word that recognition split', 'Tom ato Soup'],
    ['words that recognition ran together', 'TomatoSoup'],
    ['other case', 'TOMATO SOUP'],
  ])('is found in spite of %s', (_, printed) => {
    const page = new PrintedPage('ocr').at(50, 40, 'SOUPS', { size: 18, bold: true }).item(80, printed, '$6.50', { confidence: 0.7 }).item(100, 'Onion Soup', '$7.50').page();
    const reading = joined(page, section('SOUPS', item('Tomato Soup', '$6.50'), item('Onion Soup', '$7.50')));
    expect(itemsOf(reading)).toHaveLength(2);
    expect(itemsOf(reading)[0]).toMatchObject({ price: { minor: 650 }, source: { name: { y: 0.1 } } });
  });

  it('is found over two lines, with a price between the two', () => {
    const page = new PrintedPage('ocr').at(50, 80, 'Grandmother Tomato').endingAt(290, 80, '$6.50').at(50, 92, 'Soup').item(130, 'Onion Soup', '$7.50').page();
    expect(named(joined(page, section(undefined, item('Grandmother Tomato Soup', '$6.50'))), 'Grandmother Tomato Soup')).toMatchObject({ price: { minor: 650 } });
  });

  it('is spelled as printed where recognition is sure, even when the paper is wrong', () => {
    const page = new PrintedPage('ocr').item(80, 'Ceaser Salad', '$6.50').item(100, 'Onion Soup', '$7.50').page();
    expect(named(joined(page, section(undefined, item('Caesar Salad', '$6.50'))), 'Ceaser Salad')).toBeDefined();
  });

  it('has its accents from the reader that sees them', () => {
    const page = new PrintedPage('ocr').item(80, 'Jalapeno Soup', '$6.50').item(100, 'Onion Soup', '$7.50').page();
    expect(named(joined(page, section(undefined, item('Jalapeño Soup', '$6.50'))), 'Jalapeño Soup')).toMatchObject({ uncertain: false });
  });

  it('that is not on the paper is marked, with both names where the price is found on its line', () => {
    const reading = joined(soups().page(), section('SOUPS', item('Creamy Basil Bisque', '$6.50', { line: 2 })));
    expect(itemsOf(reading).find(({ price }) => price.minor === 650)).toMatchObject({ uncertain: true, uncertainReason: 'We read this name as “Tomato Soup” and as “Creamy Basil Bisque”.' });
  });

  it('that is not on the paper, with no price there either, is dropped', () => {
    const reading = joined(soups().page(), section('SOUPS', item('Golden Lobster', '$99.00'), item('Free Lunch')));
    expect(itemsOf(reading).map(({ name }) => name)).toEqual(['Tomato Soup', 'Onion Soup', 'Garden Salad']);
  });

  it('that is not on the paper does not take the price of one that is', () => {
    const reading = joined(soups().page(), section('SOUPS', item('Golden Lobster', '$6.50', { line: 2 }), item('Tomato Soup', '$6.50')));
    expect(named(reading, 'Golden Lobster')).toBeUndefined();
    expect(named(reading, 'Tomato Soup')).toMatchObject({ price: { minor: 650 }, uncertain: false });
  });

  it('that is printed twice is taken where its own price stands', () => {
    const page = new PrintedPage('ocr').at(50, 40, 'LUNCH', { size: 18, bold: true }).item(80, 'House Burger', '$9.00').item(100, 'Onion Soup', '$7.50').at(50, 140, 'DINNER', { size: 18, bold: true }).item(180, 'House Burger', '$14.00').item(200, 'Pea Soup', '$5.00').page();
    const reading = joined(page, section('DINNER', item('House Burger', '$14.00')), section('LUNCH', item('House Burger', '$9.00')));
    expect(itemsOf(reading).filter(({ name }) => name === 'House Burger').map(({ price, source, uncertain }) => [price.minor, source.name!.y, uncertain])).toEqual([[1400, 0.225, false], [900, 0.1, false]]);
  });
});

describe('A price that another reader claims', () => {
  it('makes both readings surer when they agree', () => {
    const alone = readMenu([soups().page()]).categories[0]!.items[0]!;
    const both = named(joined(soups().page(), section('SOUPS', item('Tomato Soup', '6.50'))), 'Tomato Soup')!;
    expect(both.confidence.price).toBeGreaterThan(alone.confidence.price);
    expect(both.confidence.name).toBeGreaterThan(alone.confidence.name);
    expect(both).toMatchObject({ price: { text: '$6.50', minor: 650 }, uncertain: false });
  });

  it('settles a doubt when it agrees with a price that was just legible enough', () => {
    const page = new PrintedPage('ocr').at(50, 80, 'Tomato Soup').endingAt(290, 80, 'S6.50', { confidence: 0.7 }).item(100, 'Onion Soup', '$7.50').page();
    expect(readMenu([page]).categories[0]!.items[0]).toMatchObject({ price: { minor: 650 }, uncertain: true });
    expect(named(joined(page, section(undefined, item('Tomato Soup', '$6.50'))), 'Tomato Soup')).toMatchObject({ price: { minor: 650 }, uncertain: false });
  });

  it('settles nothing when the price could hardly be read', () => {
    const page = new PrintedPage('ocr').at(50, 80, 'Tomato Soup').endingAt(290, 80, '$6.50', { confidence: 0.3 }).item(100, 'Onion Soup', '$7.50').page();
    expect(named(joined(page, section(undefined, item('Tomato Soup', '$6.50'))), 'Tomato Soup')).toMatchObject({ uncertain: true });
  });

  it('is uncertain when the two disagree, with both values', () => {
    const reading = joined(soups().page(), section('SOUPS', item('Tomato Soup', '$6.80')));
    expect(named(reading, 'Tomato Soup')).toMatchObject({ price: { minor: 650 }, uncertain: true, uncertainReason: 'We read $6.50 and $6.80 for this item.' });
  });

  it('is uncertain when it is another item of the page that costs as much', () => {
    const reading = joined(soups().page(), section('SOUPS', item('Tomato Soup', '$8.00')));
    expect(named(reading, 'Tomato Soup')).toMatchObject({ price: { minor: 650 }, uncertain: true, uncertainReason: 'We read $6.50 and $8.00 for this item.' });
    expect(named(reading, 'Garden Salad')).toMatchObject({ price: { minor: 800 }, uncertain: false });
  });

  it('is no count that stands in the text', () => {
    const page = new PrintedPage('ocr').at(50, 80, 'Eggs').at(50, 94, 'with 2 slices of toast').item(120, 'Onion Soup', '$7.50').item(140, 'Pea Soup', '$5.50').page();
    const eggs = named(joined(page, section(undefined, item('Eggs', '2'))), 'Eggs')!;
    expect(eggs).toMatchObject({ uncertain: true, uncertainReason: 'We could not find this price on the paper.' });
    expect(eggs.source.price).toBeUndefined();
  });

  it('is not taken from beyond the next name', () => {
    const page = new PrintedPage('ocr').at(50, 80, 'Eggs').item(100, 'Onion Soup', '$7.50').item(120, 'Pea Soup', '$5.50').page();
    expect(named(joined(page, section(undefined, item('Eggs', '$5.50'), item('Onion Soup', '$7.50'))), 'Eggs')).toMatchObject({ uncertain: true, source: { name: {} } });
  });

  it('may have its cents as a word of their own', () => {
    const page = new PrintedPage('ocr').at(50, 80, 'Tomato Soup').at(270, 80, '$6').at(284, 78, '50', { size: 7 }).item(100, 'Onion Soup', '$7.50').page();
    expect(named(joined(page, section(undefined, item('Tomato Soup', '$6.50'))), 'Tomato Soup')!.source.price).toBeDefined();
  });

  it('may be words in place of an amount', () => {
    const page = soups().item(140, 'Lobster Tail', 'MP').page();
    expect(named(joined(page, section('SOUPS', item('Lobster Tail', 'MP'))), 'Lobster Tail')).toMatchObject({ price: { text: 'MP', minor: null }, uncertain: false });
  });

  it('gives each size its own place', () => {
    const page = new PrintedPage('ocr').at(50, 80, 'Tomato Soup').at(180, 80, 'Cup $4.00 Bowl $6.00').item(100, 'Onion Soup', '$7.50').page();
    const soup = named(joined(page, section(undefined, item('Tomato Soup', undefined, { variants: [{ label: 'Cup', price: '$4.00' }, { label: 'Bowl', price: '$6.00' }] }))), 'Tomato Soup')!;
    expect(soup.variants!.map(({ label, price }) => [label, price.minor])).toEqual([['Cup', 400], ['Bowl', 600]]);
    expect(soup.variants![0]!.source!.x).toBeLessThan(soup.variants![1]!.source!.x);
  });
});

describe('What only one reader has', () => {
  it('is kept when the other one lost it, in its place', () => {
    const reading = joined(soups().page(), section('SOUPS', item('Tomato Soup', '$6.50'), item('Garden Salad', '$8.00')));
    expect(itemsOf(reading).map(({ name }) => name)).toEqual(['Tomato Soup', 'Onion Soup', 'Garden Salad']);
    expect(reading.prices).toEqual({ seen: 3, placed: 3, unplaced: [] });
  });

  it('is marked when it was hard to read besides', () => {
    const page = new PrintedPage('ocr').item(80, 'Tomato Soup', '$6.50').item(100, 'Onion Soup', '$7.50', { confidence: 0.7 }).page();
    expect(named(joined(page, section(undefined, item('Tomato Soup', '$6.50'))), 'Onion Soup')).toMatchObject({ uncertain: true, uncertainReason: 'Only one of our two readings found this item.' });
  });

  it('is no item of its own when the other one has it as an extra of another', () => {
    const page = new PrintedPage('ocr').item(80, 'Tomato Soup', '$6.50', { size: 14 }).at(50, 110, 'Basil Cream $1.50', { size: 14 }).item(160, 'Onion Soup', '$7.50', { size: 14 }).page();
    expect(itemsOf(readMenu([page])).map(({ name }) => name)).toContain('Basil Cream');
    const reading = joined(page, section(undefined, item('Tomato Soup', '$6.50', { addOns: [{ name: 'Basil Cream', price: '$1.50' }] }), item('Onion Soup', '$7.50')));
    expect(itemsOf(reading).map(({ name, addOns }) => [name, addOns?.[0]?.price.minor])).toEqual([['Tomato Soup', 150], ['Onion Soup', undefined]]);
    expect(reading.prices).toEqual({ seen: 3, placed: 3, unplaced: [] });
  });

  it('is no description when it is not printed', () => {
    const page = new PrintedPage('ocr').item(80, 'Tomato Soup', '$6.50').at(50, 94, 'with bazil, cream and garlic croutons', { size: 9 }).item(120, 'Onion Soup', '$7.50').page();
    const reading = joined(page, section(undefined, item('Tomato Soup', '$6.50', { description: 'with basil, cream and garlic croutons, vegan' }), item('Onion Soup', '$7.50', { description: 'from the best onions of the valley' })));
    expect(named(reading, 'Tomato Soup')!.description).toBe('with basil, cream and garlic croutons');
    expect(named(reading, 'Onion Soup')!.description).toBeUndefined();
  });

  it('is no extra when it is not printed', () => {
    const page = new PrintedPage('ocr').item(80, 'Tomato Soup', '$6.50').at(50, 94, 'croutons 1.00', { size: 9 }).item(130, 'Onion Soup', '$7.50').page();
    const soup = named(joined(page, section(undefined, item('Tomato Soup', '$6.50', { addOns: [{ name: 'croutons', price: '1.00' }, { name: 'truffle', price: '9.00' }] }))), 'Tomato Soup')!;
    expect(soup.addOns!.map(({ name, price }) => [name, price.minor])).toEqual([['croutons', 100]]);
  });
});

describe('A heading that another reader claims', () => {
  it('makes the category surer when both have it', () => {
    const alone = readMenu([soups().page()]).categories[0]!.items[0]!;
    expect(named(joined(soups().page(), section('Soups', item('Tomato Soup', '$6.50'))), 'Tomato Soup')!.confidence.category).toBeGreaterThan(alone.confidence.category);
  });

  it('is found on the paper, and the category has its place', () => {
    const page = soups().at(300, 400, 'Sweet').item(420, 'Plum Cake', '$5.00', { left: 300, right: 500 }).page();
    expect(joined(page, section('Soups', item('Tomato Soup', '$6.50')), section('Sweet', item('Plum Cake', '$5.00'))).categories.find(({ name }) => name === 'Sweet')!.source).toMatchObject({ page: 1, x: 0.5 });
  });

  it('that is not found stays as a category that is little trusted', () => {
    const reading = joined(soups().page(), section('From the Pot', item('Tomato Soup', '$6.50'), item('Onion Soup', '$7.50'), item('Garden Salad', '$8.00')));
    expect(reading.categories.map(({ name, source }) => [name, source])).toEqual([['From the Pot', undefined]]);
    expect(itemsOf(reading)[0]!.confidence.category).toBeLessThan(0.5);
  });

  it('holds for the next page, whose first items have none', () => {
    const pages = [soups().page(1), new PrintedPage('ocr').item(80, 'Pea Soup', '$5.50').item(100, 'Leek Soup', '$5.00').page(2)];
    const local = readMenu(pages);
    const claims = [[section('SOUPS', item('Tomato Soup', '$6.50'))], [section(undefined, item('Pea Soup', '$5.50'))]];
    const reading = joinReadings(local, pages.map((page, index) => groundPage({ sections: claims[index]! }, printedText(page), local)));
    expect(reading.categories.map(({ items }) => items.map(({ name }) => name))).toEqual([['Tomato Soup', 'Onion Soup', 'Garden Salad', 'Pea Soup', 'Leek Soup']]);
  });
});
