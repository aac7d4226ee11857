import { joinReadings } from './grounding';
import { linesOfPages, textOfPieces, type PageLines } from './grounding-lines';
import { checkSelection, type CheckedPage, type IdSpan, type PageSelection } from './grounding-selection';
import { knownReading, printedPieces, type KnownItem } from './grounding-testing';
import type { ItemReading, MenuReading } from './menu-reading';
import type { Page } from './page';
import { PrintedPage } from './testing/printed-page';

/** What the model selects of an item, by its printed words. */
interface Wanted {
  readonly name: string | readonly string[];
  readonly description?: string;
  readonly price?: string;
  readonly prices?: readonly (string | readonly [label: string, amount: string])[];
}

const soups = (): PrintedPage =>
  new PrintedPage('ocr')
    .at(50, 40, 'SOUPS', { size: 18, bold: true })
    .item(80, 'Tomato Soup', '$6.50')
    .item(100, 'Onion Soup', '$7.50')
    .item(120, 'Garden Salad', '$8.00');

const TOMATO = { name: 'Tomato Soup', price: '$6.50' };
const ONION = { name: 'Onion Soup', price: '$7.50' };
const SALAD = { name: 'Garden Salad', price: '$8.00' };
const known = (page: Page, ...more: KnownItem[]): MenuReading =>
  knownReading(page, ['SOUPS', TOMATO, ONION, SALAD, ...more]);

function spanOf(text: string, lines: PageLines): IdSpan {
  const pieces = printedPieces(text, lines);
  return { from: pieces[0]!.id, to: pieces.at(-1)!.id };
}

function selectionOf(
  lines: PageLines,
  sections: readonly (readonly [heading: string | undefined, ...items: Wanted[]])[],
): PageSelection {
  const spans = (text: string | readonly string[] | undefined): IdSpan[] =>
    [text ?? []].flat().map((one) => spanOf(one, lines));
  return {
    restaurantName: [],
    sections: sections.map(([heading, ...items]) => ({
      heading: spans(heading),
      items: items.map(({ name, description, price: only, prices = only ? [only] : [] }) => ({
        name: spans(name),
        description: spans(description),
        prices: prices.map((price) => {
          const [label, amount] = typeof price === 'string' ? [undefined, price] : price;
          return { label: spans(label), amount: spanOf(amount, lines) };
        }),
      })),
    })),
  };
}

type Selected = readonly [heading: string | undefined, ...items: Wanted[]];

function joined(page: Page, local: MenuReading, ...sections: Selected[]): MenuReading {
  const [lines] = linesOfPages([page]);
  return joinReadings(local, [checkSelection(selectionOf(lines!, sections), lines!, local.currency)]);
}

function checked(
  page: Page,
  change: (selection: PageSelection, lines: PageLines) => PageSelection,
  ...items: Wanted[]
): CheckedPage {
  const [lines] = linesOfPages([page]);
  return checkSelection(change(selectionOf(lines!, [[undefined, ...items]]), lines!), lines!, 'USD');
}

const itemsOf = (reading: MenuReading): ItemReading[] => reading.categories.flatMap((category) => category.items);
const named = (reading: MenuReading, name: string): ItemReading | undefined =>
  itemsOf(reading).find((one) => one.name === name);

describe('The lines of a page', () => {
  const rows = (page: Page): string[][] =>
    linesOfPages([page])[0]!.lines.map((line) =>
      line.pieces.map((piece) => (piece.amount === undefined ? piece.text : `[${piece.text}]`)),
    );

  it('end at white wider than 1.2 type sizes and are read row by row', () => {
    expect(rows(soups().page())).toEqual([
      ['SOUPS'],
      ['Tomato', 'Soup'],
      ['[$6.50]'],
      ['Onion', 'Soup'],
      ['[$7.50]'],
      ['Garden', 'Salad'],
      ['[$8.00]'],
    ]);
  });

  it('hold each amount as a piece of its own, also inside a word', () => {
    const page = new PrintedPage('ocr').at(50, 40, 'theGRILLEDCHEESES7.75').at(50, 60, 'Wings 8-10 MP').page();
    expect(rows(page)).toEqual([
      ['theGRILLEDCHEESES', '[7.75]'],
      ['Wings', '[8]', '-', '[10]', '[MP]'],
    ]);
  });

  it('are followed where a photograph leans', () => {
    const page = new PrintedPage('ocr').at(50, 40, 'Grilled').at(92, 43, 'Salmon').at(134, 46, 'Fillet').page();
    expect(rows(page)).toEqual([['Grilled', 'Salmon', 'Fillet']]);
  });

  it('have ids that are unique within the menu', () => {
    const ids = linesOfPages([soups().page(1), soups().page(2)]).map((lines) => [...lines.pieces.keys()]);
    expect(ids).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    ]);
  });
});

describe('A selection', () => {
  const first = (page: CheckedPage) => page.sections[0]!.items[0];
  const withPrice =
    (amount: (lines: PageLines) => IdSpan) =>
    (selection: PageSelection, lines: PageLines): PageSelection => ({
      ...selection,
      sections: [
        {
          heading: [],
          items: [{ ...selection.sections[0]!.items[0]!, prices: [{ label: [], amount: amount(lines) }] }],
        },
      ],
    });

  it('is replaced by the printed pieces', () => {
    const item = first(checked(soups().page(), (selection) => selection, TOMATO))!;
    expect([textOfPieces(item.name), item.prices[0]!.reading, item.isRefused]).toEqual([
      'Tomato Soup',
      { text: '$6.50', minor: 650 },
      false,
    ]);
  });

  it.each<[string, (lines: PageLines) => IdSpan]>([
    ['an unknown id', () => ({ from: 99, to: 99 })],
    ['ids in the wrong order', () => ({ from: 4, to: 3 })],
    ['ids of two lines', () => ({ from: 4, to: 7 })],
    ['words without an amount', (lines) => spanOf('Onion Soup', lines)],
    ['a part of its own name', (lines) => spanOf('Tomato', lines)],
  ])('loses a price that is %s, and the item keeps its name', (_, amount) => {
    const item = first(checked(soups().page(), withPrice(amount), TOMATO))!;
    expect([textOfPieces(item.name), item.prices, item.isRefused]).toEqual(['Tomato Soup', [], true]);
  });

  it('loses a price of another page', () => {
    const [one, two] = linesOfPages([soups().page(1), soups().page(2)]);
    const item = {
      name: [spanOf('Tomato Soup', one!)],
      description: [],
      prices: [{ label: [], amount: spanOf('$6.50', two!) }],
    };
    const page = checkSelection({ restaurantName: [], sections: [{ heading: [], items: [item] }] }, one!, 'USD');
    expect(first(page)).toMatchObject({ prices: [], isRefused: true });
  });

  it('loses a price that stands far from the name', () => {
    const page = soups().item(700, 'Plum Cake', '$5.00').page();
    expect(
      first(
        checked(
          page,
          withPrice((lines) => spanOf('$5.00', lines)),
          TOMATO,
        ),
      ),
    ).toMatchObject({ prices: [], isRefused: true });
  });

  it('loses a count that stands in the text', () => {
    const page = new PrintedPage('ocr').at(50, 80, 'Eggs').at(50, 94, 'with 2 slices of toast').page();
    expect(
      first(
        checked(
          page,
          withPrice((lines) => spanOf('2', lines)),
          { name: 'Eggs' },
        ),
      ),
    ).toMatchObject({ prices: [], isRefused: true });
  });

  it('loses a number that two amounts would form', () => {
    const page = new PrintedPage('ocr').at(50, 80, 'Eggs').at(200, 80, '1 2').page();
    expect(
      first(
        checked(
          page,
          withPrice((lines) => spanOf('1 2', lines)),
          { name: 'Eggs' },
        ),
      ),
    ).toMatchObject({ prices: [], isRefused: true });
  });

  it.each([
    ['12 €', { text: '$12.00', minor: 1200 }],
    ['8-10', { text: '$8.00 – $10.00', minor: null }],
    ['8 to 10', { text: '$8.00 – $10.00', minor: null }],
    ['MP', { text: 'MP', minor: null }],
    ['Market price', { text: 'Market price', minor: null }],
  ])('takes “%s” as a price', (printed, reading) => {
    const page = new PrintedPage('ocr').at(50, 80, 'Eggs').at(200, 80, printed).page();
    expect(
      first(
        checked(
          page,
          withPrice((lines) => spanOf(printed, lines)),
          { name: 'Eggs' },
        ),
      )!.prices[0]!.reading,
    ).toEqual(reading);
  });

  it('loses items that repeat a name, and those whose name has no letters', () => {
    const page = checked(
      soups().page(),
      (selection) => selection,
      TOMATO,
      TOMATO,
      { name: 'Soup' },
      { name: '$8.00' },
      ONION,
    );
    expect(page.sections[0]!.items.map((item) => textOfPieces(item.name))).toEqual(['Tomato Soup', 'Onion Soup']);
    expect(page.dropped).toBe(3);
  });

  it('loses a description that holds the name or price of another item', () => {
    const page = checked(soups().page(), (selection) => selection, { ...TOMATO, description: 'Onion Soup' }, ONION);
    expect(first(page)!.description).toEqual([]);
  });
});

describe('An item that both readings have', () => {
  it('stays exactly as the local reading has it when they agree', () => {
    const page = soups().page();
    expect(joined(page, known(page), ['SOUPS', TOMATO, ONION, SALAD])).toEqual(known(page));
  });

  it('stays uncertain, for the same reason, when the model agrees', () => {
    const page = soups().page();
    const local = knownReading(page, ['SOUPS', { ...TOMATO, uncertainReason: 'The price was hard to make out.' }]);
    expect(joined(page, local, ['SOUPS', TOMATO])).toEqual(local);
  });

  it('stays when the model selects it without a price, with fewer sizes or with its item number', () => {
    const page = soups().at(50, 140, '12. Pea Soup').at(150, 140, 'Cup $4.00 Bowl $6.00').page();
    const local = known(page, {
      name: 'Pea Soup',
      variants: [
        ['Cup', '$4.00'],
        ['Bowl', '$6.00'],
      ],
    });
    expect(
      joined(page, local, ['SOUPS', { name: 'Tomato Soup' }, { name: '12. Pea Soup', prices: ['$6.00'] }]),
    ).toEqual(local);
  });

  it('keeps its price and is uncertain, with both values, when the model selects another price', () => {
    const page = soups().page();
    const reading = joined(page, known(page), ['SOUPS', { ...TOMATO, price: '$8.00' }, SALAD]);
    expect(named(reading, 'Tomato Soup')).toMatchObject({
      price: { minor: 650 },
      uncertain: true,
      uncertainReason: 'We read $6.50 and $8.00 for this item.',
      confidence: { price: 0.5 },
    });
    expect(named(reading, 'Garden Salad')).toMatchObject({ price: { minor: 800 }, uncertain: false });
  });

  it('is uncertain when the model gives its price to another item only', () => {
    const page = soups().page();
    const reading = joined(page, known(page), ['SOUPS', { ...TOMATO, price: '$8.00' }]);
    expect(named(reading, 'Garden Salad')).toMatchObject({
      price: { minor: 800 },
      uncertain: true,
      uncertainReason: 'This price could also belong to “Tomato Soup”.',
    });
  });

  it('stays when it shares a printed price with an item that the model leaves out', () => {
    const page = soups().at(50, 140, 'Leek Tart').item(154, 'Plum Tart', '$9.25').page();
    const local = known(page, { name: 'Leek Tart', price: '$9.25' }, { name: 'Plum Tart', price: '$9.25' });
    expect(joined(page, local, ['SOUPS', { name: 'Plum Tart', price: '$9.25' }])).toEqual(local);
  });

  it('keeps its name where that is sure, and is uncertain with both names', () => {
    const page = soups().page();
    const reading = joined(page, known(page), ['SOUPS', { name: 'Tomato', description: 'Soup', price: '$6.50' }]);
    const [tomato] = itemsOf(reading);
    expect(tomato).toMatchObject({
      name: 'Tomato Soup',
      uncertainReason: 'We read this name as “Tomato Soup” and as “Tomato”.',
    });
    expect(tomato!.description).toBeUndefined();
  });

  it('has the name and description that the model selects where the local name is not sure', () => {
    const page = soups().item(140, 'Margherita tomato basil', '$12.50').page();
    const local = known(page, { name: 'Margherita tomato basil', price: '$12.50', confidence: 0.6 });
    const reading = joined(page, local, [
      'SOUPS',
      { name: 'Margherita', description: 'tomato basil', price: '$12.50' },
    ]);
    const margherita = named(reading, 'Margherita')!;
    expect(margherita).toMatchObject({ description: 'tomato basil', price: { minor: 1250 }, uncertain: true });
    expect(margherita.source.name!.width).toBeLessThan(itemsOf(local)[3]!.source.name!.width);
  });

  it('is told by its price where the local reading took the description for the name', () => {
    const page = soups().at(50, 140, 'Pea Soup').item(154, 'mint and croutons', '$5.50').page();
    const local = known(page, { name: 'mint and croutons', price: '$5.50', confidence: 0.6 });
    const reading = joined(page, local, [
      'SOUPS',
      { name: 'Pea Soup', description: 'mint and croutons', price: '$5.50' },
    ]);
    expect(itemsOf(reading)).toHaveLength(4);
    expect(named(reading, 'Pea Soup')).toMatchObject({
      description: 'mint and croutons',
      price: { minor: 550 },
      uncertainReason: 'We read this name as “mint and croutons” and as “Pea Soup”.',
    });
  });

  it('has a price that only the model selects, and is uncertain', () => {
    const page = soups().at(50, 140, 'Lobster Tail').at(150, 140, '$31.00').page();
    const local = known(page, { name: 'Lobster Tail', uncertainReason: 'We found no price for this item.' });
    const place = linesOfPages([page])[0]!.lines.at(-1)!.region;
    const unplaced = { ...local, prices: { seen: 4, placed: 3, unplaced: [{ text: '$31.00', source: place }] } };
    const reading = joined(page, unplaced, ['SOUPS', { name: 'Lobster Tail', price: '$31.00' }]);
    expect(named(reading, 'Lobster Tail')).toMatchObject({
      price: { minor: 3100 },
      uncertain: true,
      uncertainReason: 'Only the AI reader found a price for this item.',
      source: { price: place },
    });
    expect(reading.prices).toEqual({ seen: 4, placed: 4, unplaced: [] });
  });

  it('has sizes that only the model selects, each with its label and place', () => {
    const page = soups().at(50, 140, 'Pea Soup').at(150, 140, 'Cup $4.00 Bowl $6.00').page();
    const local = known(page, { name: 'Pea Soup', uncertainReason: 'We found no price for this item.' });
    const prices = [
      ['Cup', '$4.00'],
      ['Bowl', '$6.00'],
    ] as const;
    const pea = named(joined(page, local, ['SOUPS', { name: 'Pea Soup', prices }]), 'Pea Soup')!;
    expect(pea.variants!.map(({ label, price }) => [label, price.minor])).toEqual([
      ['Cup', 400],
      ['Bowl', 600],
    ]);
    expect(pea.variants![0]!.source!.x).toBeLessThan(pea.variants![1]!.source!.x);
    expect(pea.uncertain).toBe(true);
  });

  it('gets no price that the model selects for two items', () => {
    const page = soups().at(50, 140, 'Crab').at(50, 160, 'Lobster').at(150, 140, '$31.00').page();
    const reason = 'We found no price for this item.';
    const local = known(page, { name: 'Crab', uncertainReason: reason }, { name: 'Lobster', uncertainReason: reason });
    const reading = joined(page, local, [
      'SOUPS',
      { name: 'Crab', price: '$31.00' },
      { name: 'Lobster', price: '$31.00' },
    ]);
    expect(
      itemsOf(reading)
        .slice(3)
        .map((item) => [item.price.text, item.uncertain]),
    ).toEqual([
      ['', true],
      ['', true],
    ]);
  });

  it('is uncertain when the model names a price that cannot be', () => {
    const page = soups().page();
    const [lines] = linesOfPages([page]);
    const item = {
      name: [spanOf('Tomato Soup', lines!)],
      description: [],
      prices: [{ label: [], amount: { from: 999, to: 999 } }],
    };
    const selection = { restaurantName: [], sections: [{ heading: [], items: [item] }] };
    const reading = joinReadings(known(page), [checkSelection(selection, lines!, 'USD')]);
    expect(named(reading, 'Tomato Soup')).toMatchObject({
      price: { minor: 650 },
      uncertain: true,
      uncertainReason: 'The AI reader named a price that cannot belong to this item.',
    });
  });
});

describe('An item that only one reading has', () => {
  const withStew = (): Page => soups().at(50, 300, 'please ask for our daily stew (V) of the house').page();

  it('stays in its place when the model leaves it out', () => {
    const page = soups().page();
    expect(joined(page, known(page), ['SOUPS', TOMATO, SALAD])).toEqual(known(page));
  });

  it('stays, and is marked, when the model has it in the description of another item', () => {
    const page = soups().item(140, 'Basil Cream', '$1.50').page();
    const local = known(page, { name: 'Basil Cream', price: '$1.50' });
    const reading = joined(page, local, ['SOUPS', { ...TOMATO, description: 'Basil Cream' }]);
    expect(named(reading, 'Basil Cream')).toMatchObject({
      price: { minor: 150 },
      uncertain: true,
      uncertainReason: 'This could be a part of “Tomato Soup”.',
    });
    expect(named(reading, 'Tomato Soup')).toEqual(named(local, 'Tomato Soup'));
  });

  it('is added as uncertain, beside its neighbour, when only the model selects it', () => {
    const page = withStew();
    const reading = joined(page, known(page), ['SOUPS', TOMATO, { name: 'daily stew' }, ONION]);
    expect(itemsOf(reading).map(({ name }) => name)).toEqual([
      'Tomato Soup',
      'daily stew',
      'Onion Soup',
      'Garden Salad',
    ]);
    expect(named(reading, 'daily stew')).toMatchObject({
      price: { text: '', minor: null },
      uncertain: true,
      uncertainReason: 'Only the AI reader found this item. We found no price for this item.',
      source: { name: { page: 1 } },
    });
  });

  it('does not get the price of an item of the local reading', () => {
    const page = soups().at(50, 140, 'daily stew').page();
    const reading = joined(page, known(page), ['SOUPS', { name: 'daily stew', price: '$8.00' }]);
    expect(named(reading, 'daily stew')).toMatchObject({ price: { text: '' }, uncertain: true });
    expect(named(reading, 'Garden Salad')).toMatchObject({ price: { minor: 800 }, uncertain: true });
  });

  it('has diets by the marks that are printed in its name', () => {
    const page = withStew();
    const reading = joined(page, known(page), ['SOUPS', TOMATO, { name: 'daily stew (V)' }]);
    expect(named(reading, 'daily stew')).toMatchObject({ dietary: ['Vegetarian'] });
  });
});

describe('A heading that the model selects', () => {
  const page = (): Page =>
    soups().at(50, 140, 'and for dessert').item(160, 'Plum Cake', '$5.00').item(180, 'Apple Cake', '$5.50').page();
  const PLUM = { name: 'Plum Cake', price: '$5.00' };
  const APPLE = { name: 'Apple Cake', price: '$5.50' };

  it('makes a section of items that the local reading has under another heading, without a change to them', () => {
    const reading = joined(page(), known(page(), PLUM, APPLE), ['SOUPS', TOMATO, ONION], ['for dessert', PLUM, APPLE]);
    expect(reading.categories.map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
      ['SOUPS', ['Tomato Soup', 'Onion Soup', 'Garden Salad']],
      ['for dessert', ['Plum Cake', 'Apple Cake']],
    ]);
    expect(named(reading, 'Plum Cake')).toMatchObject({
      price: { minor: 500 },
      uncertain: false,
      confidence: { category: 0.5 },
    });
  });

  it('leaves no section of the local reading without items', () => {
    const local = known(page(), PLUM, APPLE);
    const reading = joined(page(), local, ['for dessert', TOMATO, ONION, SALAD, PLUM, APPLE]);
    expect(reading.categories.map(({ name }) => name)).toEqual(['SOUPS']);
  });

  it('moves nothing when it is the name of an item', () => {
    const local = known(page(), PLUM, APPLE);
    expect(joined(page(), local, ['Onion Soup', PLUM, APPLE])).toEqual(local);
  });
});
