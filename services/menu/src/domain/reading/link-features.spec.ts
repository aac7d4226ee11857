import { joinedFeatures, linkFeatures } from './link-features';
import { PrintedPage } from './testing/printed-page';
import { linkByHand, tagMenu } from './testing/tagged-menu';

/** Places of some features. */
const [IS_NAME, LINKS, LINKS_ABOVE, STYLE_PRICED, PRICE_LINK] = [0, 1, 5, 16, 25];

/** Wines over two lines, whose prices were given to the second: as if the makers were dishes. */
const makers = ['Casa Uno', 'Casa Due', 'Casa Tre'];
const page = new PrintedPage();
['Falanghina', 'Frascati', 'Gavi'].forEach((wine, row) =>
  page
    .at(50, 40 + 40 * row, wine, { bold: true })
    .at(50, 54 + 40 * row, makers[row]!)
    .endingAt(300, 54 + 40 * row, `2${row}.50`),
);
const roles = {
  Falanghina: 'name',
  Frascati: 'name',
  Gavi: 'name',
  ...Object.fromEntries(makers.map((maker) => [maker, 'name nameMore'])),
  '20.50': 'price',
  '21.50': 'price',
  '22.50': 'price',
};
const print = tagMenu([page.page()], roles);
const { parts, prices } = linkByHand(print, {
  prices: { 'Casa Uno': ['20.50'], 'Casa Due': ['21.50'], 'Casa Tre': ['22.50'] },
});
const rows = linkFeatures(print, parts, prices);
const of = (text: string): Float32Array => rows[print.tokens.findIndex(({ token }) => token.text === text)]!;

describe('What prices tell of roles', () => {
  it('is told for each token, in numbers', () => {
    expect(rows.length).toBe(print.tokens.length);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    expect(rows.every((row) => row.every(Number.isFinite))).toBe(true);
  });

  it('is how many prices a name was given', () => {
    expect([of('Frascati')[IS_NAME], of('Frascati')[LINKS]]).toEqual([1, 0]);
    expect(of('Due')[LINKS]).toBe(1);
  });

  it('is how the names above and of the same style fare', () => {
    expect(of('Frascati')[STYLE_PRICED]).toBe(0);
    expect(of('Due')[STYLE_PRICED]).toBe(1);
    expect(of('Due')[LINKS_ABOVE]).toBe(0);
  });

  it('is how surely a price found its name', () => {
    expect(of('21.50')[PRICE_LINK]).toBeCloseTo(0.95);
    const alone = linkFeatures(print, parts, []);
    expect(alone[print.tokens.findIndex(({ token }) => token.text === '21.50')]![PRICE_LINK]).toBe(0);
  });

  it('stands behind what was known before', () =>
    expect([...joinedFeatures(Float32Array.of(1, 2), Float32Array.of(3))]).toEqual([1, 2, 3]));
});
