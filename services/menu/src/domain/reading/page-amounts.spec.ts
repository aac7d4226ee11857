import type { Page, Word } from './page';
import { settledAmounts } from './page-amounts';
import { tokensOf, type Token } from './tokens';

const row = (text: string): Token[] =>
  tokensOf(
    text.split(' ').map((part, index): Word => ({
      text: part,
      box: { x: index * 100, y: 0, width: 60, height: 12 },
      confidence: 1,
    })),
  );
const amounts = (texts: readonly string[], source: Page['source']): (string | undefined)[] =>
  settledAmounts(texts.map(row), { source })
    .flat()
    .map(({ amount }) => amount?.text);

describe('Amounts of a page', () => {
  const usual = ['4.50', '12.00', '8.25', '6.75'];

  it.each([
    ['350', '3.50'],
    ['£350', '£3.50'],
    ['1195', '11.95'],
    ['1195€', '11.95€'],
  ])('get back the point that a recogniser lost: “%s”', (read, meant) =>
    expect(amounts([...usual, read], 'ocr').at(-1)).toBe(meant),
  );

  it('that were put right say so', () =>
    expect(
      settledAmounts([...usual, '350'].map(row), { source: 'ocr' })
        .flat()
        .at(-1)!.amount!.repaired,
    ).toBe(true));

  it.each(['99', '3', '90000'])('are left as they are when a point would make nothing usual of them: “%s”', (read) =>
    expect(amounts([...usual, read], 'ocr').at(-1)).toBe(read),
  );

  it('are left as they are where letters are exact', () =>
    expect(amounts([...usual, '350'], 'text-layer').at(-1)).toBe('350'));

  it('are left as they are where no other has a point', () =>
    expect(amounts(['200', '250', '180', '220', '350'], 'ocr').at(-1)).toBe('350'));

  it.each(['2014', '1786'])('are no years: %s', (year) =>
    expect(amounts(['12', '14', '16', '9', year], 'text-layer').at(-1)).toBeUndefined(),
  );

  it('may be as large as a year where all are', () =>
    expect(amounts(['1800', '2100', '1950', '2400', '2014'], 'text-layer').at(-1)).toBe('2014'));

  it('are no hours', () => {
    expect(amounts(['65kr', '79kr', '89kr 07.00 - 22.00'], 'text-layer').slice(2)).toEqual([
      '89 kr',
      undefined,
      undefined,
      undefined,
    ]);
    expect(amounts(['169,-', '189,-', '11.00 - 22.30'], 'text-layer').slice(2)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('may be a range that is written as the others are', () =>
    expect(amounts(['8.50', '9.75', '7.00 - 12.00'], 'text-layer').slice(2)).toEqual(['7.00', undefined, '12.00']));

  it('are no post codes', () =>
    expect(amounts(['12', '14', '218 Main Street, Houston, TX 77002'], 'text-layer').slice(2).at(-1)).toBeUndefined());

  it('may have a sign and be as large as a year', () =>
    expect(amounts(['12', '14', '16', '9', '$2014'], 'text-layer').at(-1)).toBe('$2014'));

  it.each(['Market Fish of', 'Farmers Market Salad', 'Seasonal vegetables 12'])(
    'are no words at the beginning of a name: “%s”',
    (text) =>
      expect(amounts([text], 'text-layer').filter((amount) => /market|seasonal/i.test(amount ?? ''))).toEqual([]),
  );

  it.each(['Fish market', 'Fish market price', 'Oysters Market', 'Greens seasonal'])(
    'may be words in place of figures: “%s”',
    (text) => expect(amounts([text], 'text-layer').filter(Boolean)).toHaveLength(1),
  );
});
