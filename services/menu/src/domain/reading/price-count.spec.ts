import { structureOf } from './menu-structure';
import { countPrices } from './price-count';
import { PrintedPage } from './testing/printed-page';

describe('Prices that have no place in the menu', () => {
  const lines: readonly (readonly [string, string])[] = [['1. Orange Chicken', '$9.25'], ['2. Hunan Beef', '$8.75'], ['3. Curry Shrimp', '$9.25'], ['4. Kung Pao Beef', '$8.75']];

  it('are told with the words beside them, as names are written', () => {
    const page = new PrintedPage();
    lines.forEach(([name, price], row) => page.item(60 + row * 20, name, price));
    const { features } = structureOf([page.page()]);
    expect(countPrices(features, [], [page.page()]).unplaced.map(({ text, beside }) => [beside, text])).toEqual([['Orange Chicken', '$9.25'], ['Hunan Beef', '$8.75'], ['Curry Shrimp', '$9.25'], ['Kung Pao Beef', '$8.75']]);
  });

  it('are told with their own words where nothing else is on the line', () => {
    const page = new PrintedPage();
    lines.forEach(([name, price], row) => page.item(60 + row * 20, name, price));
    page.at(50, 300, '$8.50 Gluten free $9.50');
    const { features } = structureOf([page.page()]);
    expect(countPrices(features.slice(-1), [], [page.page()]).unplaced.map(({ text, beside }) => [beside, text])).toEqual([[undefined, '$8.50'], ['Gluten free', '$9.50']]);
  });

  it('stand beside nothing where there are no words', () => {
    const page = new PrintedPage();
    lines.forEach(([name, price], row) => page.item(60 + row * 20, name, price));
    page.at(400, 600, '$4.50');
    const { features, drafts } = structureOf([page.page()]);
    const { unplaced } = countPrices(features, drafts, [page.page()]);
    expect(unplaced.map(({ text, beside }) => [beside, text])).toEqual([[undefined, '$4.50']]);
  });
});
