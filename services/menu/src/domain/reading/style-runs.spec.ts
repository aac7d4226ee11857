import { styleChange } from './style-runs';
import { PrintedPage } from './testing/printed-page';

describe('A change of type within a line', () => {
  it('is where the words after it are all set in another', () => {
    const { words } = new PrintedPage().at(50, 40, 'Fish Pie', { bold: true }).at(120, 40, 'leeks and cream', { italic: true }).page();
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
