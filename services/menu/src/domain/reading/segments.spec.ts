import { segmentsOf, type Segment } from './segments';
import { PrintedPage } from './testing/printed-page';

const textOf = ({ tokens }: Segment): string => tokens.map(({ text }) => text).join(' ');
const linesOf = (page: PrintedPage): string[] => segmentsOf(page.page()).map(textOf);
const byText = (page: PrintedPage): Record<string, Segment> =>
  Object.fromEntries(segmentsOf(page.page()).map((segment) => [textOf(segment), segment]));

describe('Segments', () => {
  it('are the words of a row, left to right', () =>
    expect(linesOf(new PrintedPage().at(50, 40, 'Onion Soup'))).toEqual(['Onion Soup']));

  it('stand top to bottom, then left to right', () => {
    const page = new PrintedPage().at(300, 80, 'Fourth').at(50, 80, 'Third').at(50, 60, 'Second').at(200, 40, 'First');
    expect(linesOf(page)).toEqual(['First', 'Second', 'Third', 'Fourth']);
    expect(segmentsOf(page.page()).map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  });

  it('end at a wide gap', () =>
    expect(linesOf(new PrintedPage().item(40, 'Onion Soup', '6.50'))).toEqual(['Onion Soup', '6.50']));

  it('go on over a gap that is little wider than those of the text', () =>
    expect(linesOf(new PrintedPage().at(50, 40, 'Onion Soup of the day').at(163, 40, '6.50'))).toEqual([
      'Onion Soup of the day 6.50',
    ]));

  it('are parted by their rows, however near these are', () =>
    expect(linesOf(new PrintedPage().at(50, 40, 'Onion Soup').at(50, 51, 'with croutons'))).toEqual([
      'Onion Soup',
      'with croutons',
    ]));

  it('keep text apart from lettering of more than twice its size', () =>
    expect(linesOf(new PrintedPage().at(50, 40, 'MENU', { size: 30 }).at(113, 50, 'since', { size: 10 }))).toEqual([
      'MENU',
      'since',
    ]));

  it('are without words that are nothing but leaders', () =>
    expect(linesOf(new PrintedPage().at(50, 40, 'Soup ........ 6.50'))).not.toContain('........'));

  it('have the type size of most of their letters', () => {
    const [segment] = segmentsOf(
      new PrintedPage().at(50, 40, 'Minestrone', { size: 12 }).at(113, 43, 'V', { size: 8 }).page(),
    );
    expect(segment!.size).toBe(12);
  });

  it('have the type size of what stands outside of brackets', () => {
    const [segment] = segmentsOf(
      new PrintedPage().at(50, 40, 'EDAMAME', { size: 12 }).at(95, 42, '(vg)(gf)(df)', { size: 9 }).page(),
    );
    expect(segment!.size).toBe(12);
  });

  describe('with numbers of items', () => {
    const numbered = (narrow: string, wide: readonly string[], x = 74): PrintedPage =>
      wide.reduce(
        (sheet, number, index) => sheet.at(50, 80 + 20 * index, number).at(x, 80 + 20 * index, 'Soup'),
        new PrintedPage().at(50, 60, narrow).at(x, 60, 'Tart'),
      );

    it('begin with a narrow one that hangs apart, as those of the page do', () =>
      expect(linesOf(numbered('1.', ['10.', '11.', '12.']))).toEqual(['1. Tart', '10. Soup', '11. Soup', '12. Soup']));

    it('stand apart from them where all of the page do', () =>
      expect(linesOf(numbered('1.', ['2.', '3.'], 81))).toEqual(['1.', 'Tart', '2.', 'Soup', '3.', 'Soup']));
  });

  it('of an empty page are none', () => expect(linesOf(new PrintedPage())).toEqual([]));
});

describe('Neighbours of a segment', () => {
  const page = new PrintedPage()
    .at(50, 40, 'Soups')
    .item(60, 'Onion Soup', '6.50')
    .item(80, 'Pea Soup', '5.50')
    .at(350, 60, 'Salads');

  it('are the nearest of its row', () => {
    const segments = byText(page);
    expect(segments['Onion Soup']!.right).toBe(segments['6.50']);
    expect(segments['6.50']!.left).toBe(segments['Onion Soup']);
    expect(segments['6.50']!.right).toBe(segments['Salads']);
    expect(segments['Onion Soup']!.left).toBeUndefined();
  });

  it('are the next above and below that share some of its width', () => {
    const segments = byText(page);
    expect(segments['Onion Soup']!.up).toBe(segments['Soups']);
    expect(segments['Onion Soup']!.down).toBe(segments['Pea Soup']);
    expect(segments['5.50']!.up).toBe(segments['6.50']);
    expect(segments['6.50']!.up).toBeUndefined();
    expect(segments['Salads']!.down).toBeUndefined();
  });
});
