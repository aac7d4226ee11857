import type { ItemReading, MenuReading } from './menu-reading';
import { verdictOf } from './verdict';

const sure = {
  name: 'Leek Soup',
  price: { text: '$5.50', minor: 550 },
  confidence: { name: 0.95, price: 0.95, category: 0.9 },
  source: {},
  uncertain: false,
} as ItemReading;
const judge = (
  items: ItemReading[],
  prices: Partial<MenuReading['prices']> = {},
  rest: Partial<Pick<MenuReading, 'print' | 'currencyAssumed'>> = {},
) =>
  verdictOf({
    categories: [{ name: 'Soups', items }],
    prices: { seen: 2, placed: 2, unplaced: [], ...prices },
    print: { placed: 1, unplaced: [] },
    ...rest,
  });

it('a reading without a doubt, with every price placed, is ready to publish', () => {
  expect(judge([sure, { ...sure, name: 'Bean Soup' }])).toEqual({ verdict: 'publish-ready', reasons: [] });
});

it.each<[string, ReturnType<typeof judge>, string]>([
  ['an uncertain item', judge([sure, { ...sure, uncertain: true }]), 'One item needs your eye.'],
  [
    'several',
    judge([
      { ...sure, uncertain: true },
      { ...sure, uncertain: true },
    ]),
    '2 items need your eye.',
  ],
  [
    'an item without a price',
    judge([{ ...sure, price: { text: '', minor: null }, uncertain: true }]),
    'One item has no price.',
  ],
  ['a price that belongs to nothing', judge([sure], { placed: 1 }), 'One price on the paper has no place in the menu.'],
  [
    'a line that has no place',
    judge(
      [sure],
      {},
      {
        print: {
          placed: 0.9,
          unplaced: [{ text: 'Bean Soup', source: { page: 1, x: 0, y: 0, width: 0.1, height: 0.1 } }],
        },
      },
    ),
    'One line on the paper has no place in the menu.',
  ],
  [
    'a currency that is not printed',
    judge([sure], {}, { currencyAssumed: true }),
    'No currency is printed on the menu.',
  ],
  [
    'a name that is more likely misread than not',
    judge([{ ...sure, confidence: { ...sure.confidence, name: 0.3 } }]),
    'One name was hard to make out.',
  ],
])('%s asks for a look, and is counted', (_, verdict, reason) => {
  expect(verdict).toEqual({ verdict: 'please-review', reasons: [reason] });
});

it('an uncertain item whose prices stand in its variants has a price', () => {
  expect(
    judge([
      {
        ...sure,
        uncertain: true,
        price: { text: '', minor: null },
        variants: [{ label: 'Cup', price: { text: '$4.00', minor: 400 } }],
      },
    ]).reasons,
  ).toEqual(['One item needs your eye.']);
});
