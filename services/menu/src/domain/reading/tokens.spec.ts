import type { Word } from './page';
import { PrintedPage } from './testing/printed-page';
import { amountOf, tokensOf, type Token } from './tokens';

/** Words of one line of a text layer. */
const line = (text: string): readonly Word[] => new PrintedPage().at(50, 40, text).page().words;
/** The same in a picture, which knows no type sizes. */
const pictured = (text: string): Word[] => line(text).map(({ fontSize: _, ...word }) => word);
const texts = (tokens: readonly Token[]): string[] => tokens.map((token) => token.text);
const amounts = (tokens: readonly Token[]): string[] => tokens.flatMap(({ amount }) => (amount ? [amount.text] : []));

describe('An amount', () => {
  it.each([
    ['12', 12, 0, false],
    ['12.50', 12.5, 2, false],
    ['7.5', 7.5, 1, false],
    ['$12', 12, 0, true],
    ['12,50€', 12.5, 2, true],
    ['€12,50', 12.5, 2, true],
    ['13€50', 13.5, 2, true],
    ['8€00', 8, 2, true],
    ['1.234,50', 1234.5, 2, false],
    ['(9.50)', 9.5, 2, false],
    ['69,-', 69, 2, false],
    ['12.-', 12, 2, false],
    ['135:-', 135, 2, false],
    ['+3', 3, 0, false],
  ])('“%s” is %d with %i decimals; it has a sign: %s', (text, value, decimals, hasSign) =>
    expect(amountOf(text)).toMatchObject({ value, decimals, hasSign, kind: 'single' }),
  );

  it.each([
    ['12-15', 12],
    ['$8–$12', 8],
    ['8,50€ – 9,50€', 8.5],
  ])('“%s” is a range from %d', (text, value) => expect(amountOf(text)).toMatchObject({ value, kind: 'range' }));

  it('has no value where words stand in its place', () =>
    expect(amountOf('MP')).toMatchObject({ value: undefined, kind: 'words' }));

  it.each(['555-1234', '030-4455', '15-12', '2-90', 'Soup', '300g', '12.345.6', '10:30'])('is not “%s”', (text) =>
    expect(amountOf(text)).toBeUndefined(),
  );

  it('has figures that recognition took for letters put right', () =>
    expect(amountOf('g.5O')).toMatchObject({ text: '8.50', value: 8.5, repaired: true }));
});

describe('Tokens of a line', () => {
  it('are its words', () => expect(texts(tokensOf(line('Onion Soup 6.50')))).toEqual(['Onion', 'Soup', '6.50']));

  it.each([
    ['Soup $ 12', ['Soup', '$ 12']],
    ['Soup 12 €', ['Soup', '12 €']],
    ['Soup € 12 Salad € 14', ['Soup', '€ 12', 'Salad', '€ 14']],
    ['Soup 12 € 14 €', ['Soup', '12 €', '14 €']],
    ['Soupe 8€50 Salade 9€', ['Soupe', '8€50', 'Salade', '9€']],
    ['Soup $8$12', ['Soup', '$8', '$12']],
  ])('join an amount with its sign, on either side: “%s”', (text, expected) => {
    const tokens = tokensOf(line(text));
    expect(texts(tokens)).toEqual(expected);
    expect(tokens.filter(({ amount }) => amount).every(({ amount }) => amount!.hasSign)).toBe(true);
  });

  it.each(['4 .50', '4. 50'])('join an amount that is printed with white in it: “%s”', (text) =>
    expect(tokensOf(line(text))[0]?.amount).toMatchObject({ value: 4.5, decimals: 2 }),
  );

  it('do not join a sign that stands far from an amount', () => {
    const words = new PrintedPage().at(50, 40, '€').at(90, 40, '12').page().words;
    expect(texts(tokensOf(words))).toEqual(['€', '12']);
  });

  it.each([
    ['16.00€(A,C)', ['16.00€']],
    ['8.95/15.95', ['8.95', '15.95']],
    ['8.95|12.95|15.95', ['8.95', '12.95', '15.95']],
    ['Basil$12', ['$12']],
  ])('take the amounts out of a word that is set close: “%s”', (text, expected) =>
    expect(tokensOf(line(text)).flatMap((token) => (token.amount ? [token.text] : []))).toEqual(expected),
  );

  it.each([
    ['Basil$12', ['Basil', '$12']],
    ['16.00€(1,7)', ['16.00€', '(1,7)']],
  ])('keep what stands beside an amount that is set close: “%s”', (text, expected) =>
    expect(texts(tokensOf(line(text)))).toEqual(expected),
  );

  it('have a part of the box of their word', () => {
    const [first, second] = tokensOf(line('8.95/15.95'));
    const [word] = line('8.95/15.95');
    expect(first!.box.x).toBe(word!.box.x);
    expect(second!.box.x).toBeCloseTo(word!.box.x + 0.5 * word!.box.width);
    expect(second!.box.x + second!.box.width).toBeCloseTo(word!.box.x + word!.box.width);
    expect(second!.words).toEqual([word]);
  });

  it.each([
    ['Soup......6.50', ['Soup', '6.50']],
    ['Soup …… 6.50', ['Soup', '6.50']],
    ['Soup____6.50', ['Soup', '6.50']],
  ])('are without leaders: “%s”', (text, expected) => expect(texts(tokensOf(line(text)))).toEqual(expected));

  it.each([
    ['89.Hunan', ['89.', 'Hunan']],
    ['12)Soup', ['12)', 'Soup']],
    ['A4.Soup', ['A4.', 'Soup']],
  ])('part the number of an item from its name: “%s”', (text, expected) =>
    expect(texts(tokensOf(line(text)))).toEqual(expected),
  );

  it('have an amount without what is left of leaders before it', () =>
    expect(tokensOf(line('.8,20'))[0]?.amount).toMatchObject({ text: '8,20', value: 8.2 }));

  it('of a telephone number are no range', () => expect(amounts(tokensOf(line('Tel. 555-1234')))).toEqual([]));

  it.each(['300g', '12cl', '40%', '180°', '12"', '6pcs', 'x2'])('that are measures are no amounts: “%s”', (text) => {
    expect(amounts(tokensOf(line(text)))).toEqual([]);
    expect(amounts(tokensOf(pictured(text)))).toEqual([]);
  });
});

describe('In a picture', () => {
  it.each([
    ['RS17.90', 17.9],
    ['28t', 28],
    ['E12.50', 12.5],
  ])('an amount whose sign was read as letters is one: “%s”', (text, value) =>
    expect(tokensOf(pictured(text))[0]?.amount).toMatchObject({ value, hasSign: true }),
  );

  it('letters beside figures are a sign only there: a text layer has the sign itself', () =>
    expect(amounts(tokensOf(line('28t')))).toEqual([]));
});
