import { takePrices } from './line-prices';
import { linesOf } from './lines';
import { priceHabit } from './price-habit';
import { PrintedPage } from './testing/printed-page';

const COMPANY = ['4.50', '5.50', '6.50', '7.50', '8.50', '9.50'];

/** Takes the prices of one line of a menu whose other prices are `company`. */
function taken(text: string, { company = COMPANY, source = 'text-layer' as 'text-layer' | 'ocr' } = {}) {
  const page = new PrintedPage(source, 2000);
  company.forEach((price, row) => page.at(50, 100 + row * 20, `Dish ${price}`));
  const habit = priceHabit(linesOf(page.page().words));
  const line = linesOf(new PrintedPage(source, 2000).at(50, 40, text).page().words)[0]!;
  const found = takePrices(line, habit, source === 'text-layer');
  return { text: found.text, prices: found.prices.map((price) => (price.label ? `${price.label}=${price.text}` : price.text)), inPairs: found.inPairs, repaired: found.prices.some((price) => price.repaired) };
}

describe('The prices of a line', () => {
  it.each([
    ['Tomato Soup 6.50', 'Tomato Soup', ['6.50']],
    ['Tomato Soup – $6', 'Tomato Soup', ['$6']],
    ['Gulasch 12,- €', 'Gulasch', ['12,- €']],
    ['Tomato Soup 6.50 each', 'Tomato Soup', ['each=6.50']],
    ['Tea cup 3.50 / pot 6.00', 'Tea', ['cup=3.50', 'pot=6.00']],
    ['5 oz. pour 12.50 / 8 oz. pour 17.50', '', ['5 oz. pour=12.50', '8 oz. pour=17.50']],
    ['House White 12/48', 'House White', ['12', '48']],
    ['Cheese Board Two £9.95 / Three £13.95', 'Cheese Board', ['Two=£9.95', 'Three=£13.95']],
    ['Fried Rice chicken 8.95, prawn 9.95', 'Fried Rice', ['chicken=8.95', 'prawn=9.95']],
    ['$8.50 Gluten free $9.50', '', ['$8.50', 'Gluten free=$9.50']],
    ['Cold Plate $14/$15', 'Cold Plate', ['$14', '$15']],
    ['Vino della Casa 0,5 l 7,50', 'Vino della Casa 0,5 l', ['7,50']],
    ['Oysters $10-12', 'Oysters', ['$10-12']],
    ['Lobster MP', 'Lobster', ['MP']],
    ['2013 Grand Cru $17 $70', '2013 Grand Cru', ['$17', '$70']],
    ['Meatball Sub 10.50', 'Meatball Sub', ['10.50']],
  ])('%s → %s %j', (line, text, prices) => expect(taken(line)).toMatchObject({ text, prices }));

  it('are no years beside whole numbers', () => expect(taken('Barolo 2017', { company: ['12', '14', '16', '18', '20'], source: 'ocr' })).toMatchObject({ prices: [] }));

  it('have their point back where small raised cents have lost it', () => expect(taken('Tomato Soup 795', { company: ['8.95', '9.95', '7.95', '6.95', '5.95', '495', '395', '895', '995', '695', '595', '795', '895', '995', '495'], source: 'ocr' })).toMatchObject({ prices: ['7.95'], repaired: true }));

  it('leave no name when each has its own words', () => expect(taken('Chicken 7.95, Lamb 8.95')).toMatchObject({ text: '', prices: ['Chicken=7.95', 'Lamb=8.95'], inPairs: true }));

  it.each(['Lager 5.1%', 'Ribs for 2', 'Open since 1998', 'Call 555-0142', 'Water 0,75 l', 'Cola 0,33', 'Page 3'])('are none in “%s”', (line) => expect(taken(line).prices).toEqual([]));

  it('stand before the names where the menu has them there', () => {
    const page = new PrintedPage();
    ['9', '12', '9', '14', '12', '11'].forEach((price, row) => page.at(50, 40 + row * 20, `${price} Dish Number`));
    const lines = linesOf(page.page().words);
    expect(takePrices(lines[1]!, priceHabit(lines), true)).toMatchObject({ text: 'Dish Number', prices: [{ text: '12' }] });
  });

  it('are not the numbers of the items', () => {
    const page = new PrintedPage();
    for (let row = 1; row <= 6; row++) page.at(50, 40 + row * 20, `${row} Dish Number`);
    expect(priceHabit(linesOf(page.page().words)).leading).toBe(false);
  });

  it('get back a point that recognition lost, and count as repaired', () => expect(taken('Apple Pie 650', { source: 'ocr' })).toMatchObject({ prices: ['6.50'], repaired: true }));

  it('lose the figure that recognition made of a sign', () => expect(taken('Apple Pie 56.50', { company: ['$4.50', '$5.50', '$6.50', '$7.50', '$8.50', '$9.50'], source: 'ocr' })).toMatchObject({ prices: ['$6.50'], repaired: true }));

  it('are kept as they were read where nobody can tell what they say', () => expect(taken('Apple Pie $8%', { source: 'ocr' })).toMatchObject({ text: 'Apple Pie', prices: ['$8%'], repaired: true }));

  it('of choices stand in a cell of their own', () => {
    const line = linesOf(new PrintedPage().at(50, 40, 'Fried Rice').at(150, 40, 'Chicken 8.50 Prawn 9.50').page().words)[0]!;
    expect(takePrices(line, priceHabit([line]), true)).toMatchObject({ text: 'Fried Rice', prices: [{ label: 'Chicken', text: '8.50' }, { label: 'Prawn', text: '9.50' }] });
  });

  it('keep their figures where a lost point would make no sense', () => expect(taken('Apple Pie 65', { source: 'ocr' })).toMatchObject({ prices: [], repaired: false }));

  it('keep their figures in print', () => expect(taken('Whole Roast Pig 650.00')).toMatchObject({ prices: ['650.00'], repaired: false }));
});
