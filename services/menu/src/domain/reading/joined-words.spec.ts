import { joinedWords } from './joined-words';
import { PrintedPage } from './testing/printed-page';

const joined = (page: PrintedPage) =>
  joinedWords(page.page())
    .map((word) => word.text)
    .sort();
const spaced = (page: PrintedPage) => {
  [...'TOSHARE'].forEach((letter, index) => page.at(50 + index * 9 + (index > 1 ? 9 : 0), 40, letter));
  return page;
};

describe('Words that print takes apart', () => {
  it('are joined in a picture where they are set letter by letter, and parted where the white is wider', () =>
    expect(joined(spaced(new PrintedPage('ocr')))).toEqual(['SHARE', 'TO']));

  it('are left alone in a text layer, whose words are whole', () =>
    expect(joined(new PrintedPage().at(50, 40, 'Menu').at(90, 40, '1 4 7'))).toEqual(['1', '4', '7', 'Menu']));

  it('are no sizes at the head of a table', () =>
    expect(joined(new PrintedPage('ocr').at(50, 40, 'S').at(62, 40, 'M').at(74, 40, 'L'))).toEqual(['L', 'M', 'S']));

  it('are prices whose cents are raised', () =>
    expect(joined(new PrintedPage().at(50, 40, '$12').at(67, 39, '50', { size: 6 }))).toEqual(['$12.50']));

  it('are such prices also where the sign stands between', () =>
    expect(joined(new PrintedPage().at(50, 40, '12€').at(67, 39, '50', { size: 6 }))).toEqual(['12€50']));

  it('are none where an allergen may stand behind the sign', () =>
    expect(joined(new PrintedPage().at(50, 40, '12€').at(67, 39, '10', { size: 6 }))).toEqual(['10', '12€']));

  it('are not two prices on one row', () =>
    expect(joined(new PrintedPage().at(50, 40, '12').at(66, 40, '50'))).toEqual(['12', '50']));

  it('are no price where the raised number is that of an allergen', () =>
    expect(joined(new PrintedPage().at(50, 40, '12').at(62, 39, '14', { size: 6 }))).toEqual(['12', '14']));

  it('stay in their order', () =>
    expect(
      joinedWords(new PrintedPage('ocr').at(200, 40, 'Later').at(50, 40, 'Sooner').page()).map((word) => word.text),
    ).toEqual(['Later', 'Sooner']));
});
