import { runInStart, runsDescriptionsIn, styleChange } from './style-runs';
import { PrintedPage } from './testing/printed-page';

describe('A change of type within a line', () => {
  it('is where the words after it are all set in another', () => {
    const { words } = new PrintedPage().at(50, 40, 'Fish Pie', { bold: true }).at(120, 40, 'leeks and cream', { italic: true }).page();
    expect(styleChange(words, true)).toBe(2);
  });

  it('shows in the case where all is set in one type', () => {
    const { words } = new PrintedPage().at(50, 40, 'FISH PIE leeks and cream').page();
    expect(styleChange(words, true)).toBe(2);
  });

  it('is none where the first type comes back', () => {
    const { words } = new PrintedPage().at(50, 40, 'Fish').at(90, 40, 'and', { italic: true }).at(120, 40, 'Chips').page();
    expect(styleChange(words, true)).toBeUndefined();
  });

  it('shows in the case of the letters where a picture tells no type', () => {
    const { words } = new PrintedPage('ocr').at(50, 40, 'FISH PIE leeks and cream').page();
    expect(styleChange(words, false)).toBe(2);
  });
});

describe('A description on the line of its name', () => {
  const line = (text: string) => new PrintedPage('ocr').at(50, 40, text).page().words;

  it.each([
    ['Spaghetti alla Norma aubergine, ricotta', 3],
    ['Burrata peach, basil oil', 1],
    ['Penne alla vodka', undefined],
    ['Fish and chips', undefined],
  ])('begins in “%s” at word %s', (text, start) => expect(runInStart(line(text))).toBe(start));

  it('is a habit of the menu that three lines show', () => {
    const shown = ['Bean Salad celery, capers', 'Onion Soup croutons, cheese', 'Fish Pie leeks, cream'].map(line);
    expect(runsDescriptionsIn(shown)).toBe(true);
    expect(runsDescriptionsIn(shown.slice(1))).toBe(false);
  });
});
