import type { MenuItem, ReadingFacts } from '@chalkboard/contracts';
import { asksOf, lacksPrice, questionGroups, questionsIn } from './questions';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, name: id, price: '$5.00', ...more });
const doubtful = (id: string, name: number, price: number, more: Partial<MenuItem> = {}) =>
  item(id, { uncertain: true, confidence: { name, price }, ...more });
const category = (id: string, ...items: MenuItem[]) => ({ id, name: id.toUpperCase(), items });
const region = { page: 1, x: 0.1, y: 0.25, width: 0.5, height: 0.02 };
const unread = (reading: {
  prices?: ReadingFacts['prices']['unplaced'];
  print?: NonNullable<ReadingFacts['print']>['unplaced'];
}) => ({
  prices: { seen: 0, placed: 0, unplaced: reading.prices ?? [] },
  print: { placed: 1, unplaced: reading.print ?? [] },
});
const ids = (groups: ReturnType<typeof questionGroups>) => questionsIn(groups).map(({ id }) => id);

describe('What an owner is asked', () => {
  it('is what is in doubt, the least certain first, by the weaker of name and price; what is certain is not asked', () => {
    const draft = [
      category('one', doubtful('b', 0.9, 0.6), item('sure'), doubtful('a', 0.2, 0.99)),
      category('two', doubtful('c', 0.95, 0.8)),
    ];
    expect(ids(questionGroups({ currency: 'USD', draft, reading: undefined, settled: new Set() }))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('begins with what cannot be sold, then what may be one of two, then what has to be compared, then what may be missing', () => {
    const draft = [
      category(
        'one',
        doubtful('compare', 0.1, 0.1),
        doubtful('two', 0.9, 0.9, { doubt: { kind: 'two-readings', otherPrice: '$8.00' } }),
        doubtful('unpriced', 0.9, 0.9, { price: '' }),
      ),
      category(
        'two',
        doubtful('sizes', 0.9, 0.9, {
          price: '',
          variants: [1, 2].map((number) => ({
            id: `${number}`,
            label: `Price ${number}`,
            price: `$${number}.00`,
            priceMinor: number * 100,
          })),
        }),
      ),
    ];
    const groups = questionGroups({
      currency: 'USD',
      draft,
      reading: unread({ print: [{ text: 'Duck Confit 24', source: region }] }),
      settled: new Set(),
    });
    expect(groups.map(({ kind }) => kind)).toEqual(['unpriced', 'sizes', 'choices', 'compare', 'print']);
  });

  it('is put together by category, and says where all of one have the same price', () => {
    const draft = [
      category('one', doubtful('a', 0.5, 0.5), doubtful('b', 0.6, 0.6)),
      category('two', doubtful('c', 0.7, 0.7), doubtful('d', 0.8, 0.8, { price: '$6.00' })),
    ];
    const groups = questionGroups({ currency: 'USD', draft, reading: undefined, settled: new Set() });
    expect(groups.map(({ category: name, samePrice }) => [name, samePrice])).toEqual([
      ['ONE', '$5.00'],
      ['TWO', undefined],
    ]);
  });

  it('names what is printed alike by category, and all of the menu that is', () => {
    const sized = (id: string, ...labels: string[]) =>
      doubtful(id, 0.9, 0.9, {
        price: '',
        variants: labels.map((label, index) => ({ id: `${id}${index}`, label, price: '$5.00', priceMinor: 500 })),
      });
    const draft = [
      category('white', sized('a', 'Price 1', 'Price 2'), sized('b', 'glass', 'Price 2')),
      category('red', sized('c', 'Price 1', 'Price 2')),
    ];
    const groups = questionGroups({ currency: 'USD', draft, reading: undefined, settled: new Set() });
    expect(groups.map(({ category: name, sizes }) => [name, sizes])).toEqual([
      ['WHITE', { labels: ['Price 1', 'Price 2'], alike: ['a', 'c'] }],
      ['WHITE', { labels: ['glass', 'Price 2'], alike: ['b'] }],
      ['RED', { labels: ['Price 1', 'Price 2'], alike: ['a', 'c'] }],
    ]);
  });

  it('is one question for a line without a place and the price that stands on it, until it was dealt with', () => {
    const reading = unread({
      print: [{ text: 'Duck Confit 24', source: region }],
      prices: [
        { text: '24', source: { ...region, x: 0.55, width: 0.03 } },
        { text: '9.50', source: { ...region, y: 0.5 } },
      ],
    });
    const [group] = questionGroups({ currency: 'USD', draft: [], reading, settled: new Set() });
    expect(group!.questions).toMatchObject([
      { kind: 'print', text: 'Duck Confit 24', price: { text: '24' } },
      { kind: 'print', price: { text: '9.50' } },
    ]);
    expect(
      questionGroups({ currency: 'USD', draft: [], reading, settled: new Set(group!.questions.map(({ id }) => id)) }),
    ).toEqual([]);
  });
});

describe('A dish is asked for its price', () => {
  it.each(['', '€.24.00', '12.5.0', '1O.50'])('where it has none, or figures that are no amount: “%s”', (price) => {
    expect(lacksPrice(item('a', { price }), /€/.test(price) ? 'EUR' : /CHF/.test(price) ? 'CHF' : 'USD')).toBe(true);
    expect(asksOf(doubtful('a', 0.9, 0.9, { price, doubt: { kind: 'name' } }), 'EUR')).toBe('no-price');
  });

  it.each(['$5.00', '12,50 €', 'MP', 'market price', '5 – 9', '1.250,00', 'CHF 12.00'])(
    'not where it has one, words in its place, or a range: “%s”',
    (price) =>
      expect(lacksPrice(item('a', { price }), /€/.test(price) ? 'EUR' : /CHF/.test(price) ? 'CHF' : 'USD')).toBe(false),
  );
});

it('a dish is not asked for one of two prices where the other is not known', () =>
  expect(asksOf(doubtful('a', 0.9, 0.9, { doubt: { kind: 'two-readings' } }), 'USD')).toBe('price'));
