import { isSizeHeader, isSizeLabel } from './size-labels';

describe('a size label', () => {
  it.each(['Small', 'LARGE', '12 oz', '0,5 l', 'Pequeña', 'by the glass', '½ doz'])(
    'is "%s", however it is written',
    (text) => expect(isSizeLabel(text)).toBe(true),
  );

  it.each(['Smalltalk', 'Large fries', '12 ozone', 'Médiane', ''])('is not "%s"', (text) =>
    expect(isSizeLabel(text)).toBe(false),
  );
});

describe('the head of a table of sizes', () => {
  it.each(['Small Large', 'SMALL / MEDIUM / LARGE', '(Glass | Bottle)', '6 oz, 9 oz'])('is "%s"', (text) =>
    expect(isSizeHeader(text)).toBe(true),
  );

  it.each(['Small', 'Small plates', 'Small Large fries', 'Large)', '12 oz'])(
    'is not "%s": it takes two labels and nothing else',
    (text) => expect(isSizeHeader(text)).toBe(false),
  );
});
