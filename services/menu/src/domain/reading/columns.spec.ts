import { splitIntoBlocks } from './columns';
import { linesOf, textOf } from './lines';
import { PrintedPage } from './testing/printed-page';

const blocks = (page: PrintedPage, exact = true) => splitIntoBlocks(page.page().words, { exact }).map((words) => linesOf(words).map((line) => textOf(line.words)));

describe('The columns of a page', () => {
  it('are read one after the other', () => {
    const page = new PrintedPage();
    ['Soup $5', 'Salad $6', 'Bread $3'].forEach((text, row) => page.at(40, 60 + row * 18, text));
    ['Roast $15', 'Fish $16', 'Pie $13'].forEach((text, row) => page.at(320, 60 + row * 18, text));
    expect(blocks(page)).toEqual([['Soup $5', 'Salad $6', 'Bread $3'], ['Roast $15', 'Fish $16', 'Pie $13']]);
  });

  it('are told by the prices that end their rows, however narrow the white between', () => {
    const page = new PrintedPage();
    ['Soup $5', 'Salad $6', 'Bread $3'].forEach((text, row) => page.endingAt(300, 60 + row * 18, text));
    ['Roast $15', 'Fish $16', 'Pie $13'].forEach((text, row) => page.at(316, 60 + row * 18, text));
    expect(blocks(page)).toEqual([['Soup $5', 'Salad $6', 'Bread $3'], ['Roast $15', 'Fish $16', 'Pie $13']]);
  });

  it('may be as short as two rows', () => {
    const page = new PrintedPage().centred(150, 60, 'Apple Tart 7').centred(150, 76, 'cream, honey').centred(450, 60, 'Quince Cake 8').centred(450, 76, 'almond, ice cream');
    expect(blocks(page)).toEqual([['Apple Tart 7', 'cream, honey'], ['Quince Cake 8', 'almond, ice cream']]);
  });

  it('are told by texts side by side where each has its price flush left under it', () => {
    const page = new PrintedPage();
    ['Soup', 'Garden Salad', 'Bread'].forEach((text, row) => page.at(40, 60 + row * 40, text).at(40, 76 + row * 40, '5.00'));
    ['Roast', 'Fish of the Day', 'Pie'].forEach((text, row) => page.at(300, 76 + row * 40, text).at(300, 92 + row * 40, '15.00'));
    expect(blocks(page)).toEqual([['Soup', '5.00', 'Garden Salad', '5.00', 'Bread', '5.00'], ['Roast', '15.00', 'Fish of the Day', '15.00', 'Pie', '15.00']]);
  });

  it('may begin below a table that has none', () => {
    const page = new PrintedPage();
    ['Soup', 'Salad', 'Bread', 'Olives', 'Cheese', 'Ham'].forEach((text, row) => page.item(60 + row * 30, text, '$5.00', { left: 40, right: 540 }));
    [[0, 'Roast', 'Fish'], [1, 'Pie', 'Stew']].forEach(([row, left, last]) => [150, 430].forEach((x, index) => page.centred(x, 300 + Number(row) * 90, String(index === 0 ? left : last)).centred(x, 316 + Number(row) * 90, '$15.00')));
    expect(blocks(page).slice(-2)).toEqual([['Roast', '$15.00', 'Pie', '$15.00'], ['Fish', '$15.00', 'Stew', '$15.00']]);
  });

  it('have the lines in the middle of the head and the foot over them', () => {
    const page = new PrintedPage().centred(300, 20, 'since 1932').centred(300, 200, 'Ask for the wines');
    [[40, 160], [240, 360], [440, 560]].forEach(([left, end]) => ['Soup', 'Salad', 'Bread'].forEach((text, row) => page.item(60 + row * 18, text, '$5', { left, right: end })));
    const column = ['Soup $5', 'Salad $5', 'Bread $5'];
    expect(blocks(page)).toEqual([['since 1932'], column, column, column, ['Ask for the wines']]);
  });

  it('end where a heading goes across', () => {
    const page = new PrintedPage();
    const section = (top: number, left: string[], right: string[]) => {
      left.forEach((text, row) => page.centred(150, top + row * 18, text));
      right.forEach((text, row) => page.centred(450, top + row * 18, text));
    };
    section(60, ['Soup 5', 'Salad 6'], ['Bread 3', 'Olives 4']);
    page.centred(300, 110, 'Main Dishes', { size: 16 });
    section(140, ['Roast 15', 'Fish 16'], ['Pie 13', 'Stew 12']);
    expect(blocks(page)).toEqual([['Soup 5', 'Salad 6'], ['Bread 3', 'Olives 4'], ['Main Dishes'], ['Roast 15', 'Fish 16'], ['Pie 13', 'Stew 12']]);
  });

  it('are not parted by the white between names and prices', () => {
    const page = new PrintedPage().item(60, 'Soup', '$5').item(78, 'Garden Salad', '$6').item(96, 'Bread', '$3');
    expect(blocks(page)).toHaveLength(1);
  });

  it('are not parted by the white between the prices of a table of sizes', () => {
    const page = new PrintedPage();
    ['Plain', 'Pepper', 'Mushroom'].forEach((name, row) => page.at(50, 60 + row * 18, name).endingAt(250, 60 + row * 18, '8.00').endingAt(330, 60 + row * 18, '12.00').endingAt(410, 60 + row * 18, '15.00'));
    expect(blocks(page)).toHaveLength(1);
  });

  it('are not parted within rows of name, origin and price', () => {
    const page = new PrintedPage();
    [['House White', 'France', '6.00'], ['Riesling Dry', 'Germany', '7.50'], ['Rioja Crianza', 'Spain', '8.00']].forEach(([name, origin, price], row) => page.at(50, 60 + row * 18, name!).at(200, 60 + row * 18, origin!).endingAt(330, 60 + row * 18, price!));
    expect(blocks(page)).toHaveLength(1);
  });

  it('keep the numbers of items with their names', () => {
    const page = new PrintedPage();
    ['Soup', 'Salad', 'Bread', 'Olives'].forEach((name, row) => page.at(40, 60 + row * 18, `${row + 1}.`).at(70, 60 + row * 18, name).endingAt(250, 60 + row * 18, '5.00'));
    ['Roast', 'Fish', 'Pie', 'Stew'].forEach((name, row) => page.at(280, 60 + row * 18, `${row + 5}.`).at(310, 60 + row * 18, name).endingAt(520, 60 + row * 18, '15.00'));
    expect(blocks(page).map((lines) => lines[0])).toEqual(['1. Soup 5.00', '5. Roast 15.00']);
  });

  it('lean in a photo', () => {
    const page = new PrintedPage('ocr');
    for (let row = 0; row < 12; row++) page.at(40 + row * 2, 60 + row * 22, `Dish ${'abcdefghijkl'[row]!}${'abcdefghijkl'[row]!}${'abcdefghijkl'[row]!} 5.00`).at(210 + row * 4, 60 + row * 22, `Plate ${'mnopqrstuvwx'[row]!}${'mnopqrstuvwx'[row]!}${'mnopqrstuvwx'[row]!} 9.00`);
    expect(blocks(page, false)).toHaveLength(2);
  });

  it('go on beside lettering that stands over several rows', () => {
    const page = new PrintedPage();
    for (let row = 0; row < 8; row++) page.at(40, 60 + row * 18, `Dish ${row}a $5`).at(320, 60 + row * 18, `Plate ${row}b $9`);
    page.at(180, 90, 'Since', { size: 70 });
    expect(blocks(page).find((lines) => lines.includes('Plate 0b $9'))).toEqual(expect.arrayContaining(['Plate 7b $9']));
  });
});
