import { countPrices } from './price-count';
import { PrintedPage } from './testing/printed-page';
import { structureByHand, type LinksByHand, type RolesByLine } from './testing/tagged-menu';

const count = (page: PrintedPage, roles: RolesByLine, links: LinksByHand) =>
  countPrices(structureByHand([page.page()], roles, links));

describe('The prices of a menu', () => {
  const menu = new PrintedPage().item(40, 'Onion Soup', '6.50').item(60, 'Pea Soup', '5.50');
  const roles = { 'Onion Soup': 'name nameMore', 'Pea Soup': 'name nameMore', '6.50': 'price', '5.50': 'price' };

  it('are all placed where each has its dish', () =>
    expect(count(menu, roles, { prices: { 'Onion Soup': ['6.50'], 'Pea Soup': ['5.50'] } })).toEqual({
      seen: 2,
      placed: 2,
      unplaced: [],
    }));

  it('are named with the words beside them where they belong to nothing', () => {
    const { seen, placed, unplaced } = count(menu, roles, { prices: { 'Onion Soup': ['6.50'] } });
    expect([seen, placed]).toEqual([2, 1]);
    expect(unplaced).toMatchObject([{ text: '5.50', beside: 'Pea Soup', source: { page: 1 } }]);
  });

  it('are placed when they hold for a section, however many dishes it has', () => {
    const page = new PrintedPage()
      .at(50, 40, 'Soups', { size: 16 })
      .endingAt(290, 42, '6.50')
      .at(50, 70, 'Onion Soup')
      .at(50, 90, 'Pea Soup');
    const own = { Soups: 'heading', '6.50': 'price', 'Onion Soup': 'name nameMore', 'Pea Soup': 'name nameMore' };
    const headings = { 'Onion Soup': 'Soups', 'Pea Soup': 'Soups' };
    expect(count(page, own, { headings, sections: { Soups: ['6.50'] } })).toEqual({ seen: 1, placed: 1, unplaced: [] });
  });

  it('include those of extras', () => {
    const page = new PrintedPage().item(40, 'Caesar Salad', '9.50').at(50, 53, 'add chicken +3');
    const own = { 'Caesar Salad': 'name nameMore', '9.50': 'price', 'add chicken +3': 'addOn' };
    expect(count(page, own, { prices: { 'Caesar Salad': ['9.50'] } })).toEqual({ seen: 2, placed: 2, unplaced: [] });
  });
});
