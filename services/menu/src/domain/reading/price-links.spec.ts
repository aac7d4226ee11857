import { linesOf, textOf } from './lines';
import { linkPrices } from './price-links';
import { PrintedPage } from './testing/printed-page';

const linked = (...pages: PrintedPage[]) => linkPrices(pages.map((page) => linesOf(page.page().words)), 0).map((lines) => lines.map((line) => textOf(line.words)));

describe('Prices that stand apart', () => {
  it('go to the names they are level with', () => {
    const page = new PrintedPage().item(60, 'Soup', '5.00').item(80, 'Salad', '6.00');
    expect(linked(page)).toEqual([['Soup 5.00', 'Salad 6.00']]);
  });

  it('go to the names all together where a whole column is set lower', () => {
    const page = new PrintedPage('ocr');
    ['Soup', 'Salad', 'Bread', 'Olives', 'Dates', 'Figs'].forEach((name, row) => page.at(50, 60 + row * 20, name).endingAt(290, 68 + row * 20, `${row + 4}.50`));
    expect(linked(page)).toEqual([['Soup 4.50', 'Salad 5.50', 'Bread 6.50', 'Olives 7.50', 'Dates 8.50', 'Figs 9.50']]);
  });

  it('follow a column whose prices slide away from their names as paper bends', () => {
    const page = new PrintedPage('ocr');
    ['Soup', 'Salad', 'Bread', 'Olives', 'Dates', 'Figs', 'Nuts', 'Plums'].forEach((name, row) => page.at(50, 60 + row * 20, name).endingAt(290, 60 + row * 21.4, `${row + 4}.50`));
    expect(linked(page)[0]).toEqual(['Soup 4.50', 'Salad 5.50', 'Bread 6.50', 'Olives 7.50', 'Dates 8.50', 'Figs 9.50', 'Nuts 10.50', 'Plums 11.50']);
  });

  it('prefer a name to the description below it', () => {
    const page = new PrintedPage('ocr').at(50, 60, 'Lentil Soup').at(50, 74, 'onion, cumin, lemon').endingAt(290, 67, '6.00');
    expect(linked(page)).toEqual([['Lentil Soup 6.00', 'onion, cumin, lemon']]);
  });

  it('find their names across the blocks when a column of prices was parted from them', () => {
    const names = new PrintedPage().at(50, 60, 'Soup').at(50, 80, 'Salad');
    const prices = new PrintedPage().at(300, 60, '5.00').at(300, 80, '6.00');
    expect(linked(names, prices)).toEqual([['Soup 5.00', 'Salad 6.00'], []]);
  });

  it('stay alone when no name is near', () => {
    const page = new PrintedPage().at(50, 60, 'Soup').endingAt(290, 120, '5.00');
    expect(linked(page)).toEqual([['Soup', '5.00']]);
  });

  it('say what the link costs, and how far the next best is', () => {
    const page = new PrintedPage().item(60, 'Soup', '5.00').item(80, 'Salad', '6.00');
    const [lines] = linkPrices([linesOf(page.page().words)], 0);
    expect(lines?.[0]?.link?.cost).toBeLessThan(0.5);
    expect(lines?.[0]?.link?.margin).toBeGreaterThan(3);
  });
});
