import { joinedWords } from './joined-words';
import { PrintedPage } from './testing/printed-page';

const joined = (page: PrintedPage) => joinedWords(page.page().words).map((word) => word.text).sort();

describe('Words that print takes apart', () => {
  it('are joined where a text layer gives their letters in pieces', () => expect(joined(new PrintedPage().at(50, 40, 'sa').at(61.2, 40, 'ff').at(72.4, 40, 'ron'))).toEqual(['saffron']));

  it('are joined where small capitals follow a large initial', () => expect(joined(new PrintedPage().at(50, 40, 'G', { size: 12 }).at(56, 42.8, 'ARLIC', { size: 8.5 }))).toEqual(['GARLIC']));

  it('are joined where they are set letter by letter, and parted where the white is wider', () => {
    const page = new PrintedPage();
    [...'TOSHARE'].forEach((letter, index) => page.at(50 + index * 9 + (index > 1 ? 9 : 0), 40, letter));
    expect(joined(page)).toEqual(['SHARE', 'TO']);
  });

  it('are no sizes at the head of a table', () => expect(joined(new PrintedPage().at(50, 40, 'S').at(62, 40, 'M').at(74, 40, 'L'))).toEqual(['L', 'M', 'S']));

  it('are prices whose cents are raised', () => expect(joined(new PrintedPage().at(50, 40, '$12').at(67, 39, '50', { size: 6 }))).toEqual(['$12.50']));

  it('are not two prices on one row', () => expect(joined(new PrintedPage().at(50, 40, '12').at(66, 40, '50'))).toEqual(['12', '50']));
});
