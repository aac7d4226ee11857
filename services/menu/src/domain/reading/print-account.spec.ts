import { printAccount } from './print-account';
import { PrintedPage } from './testing/printed-page';
import { structureByHand, type LinksByHand, type RolesByLine } from './testing/tagged-menu';
import { ROLE, ROLE_COUNT } from './token-roles';

const account = (page: PrintedPage, roles: RolesByLine, links: LinksByHand = {}, unread: readonly object[] = []) => {
  const own = { ...page.page(), ...(unread.length > 0 ? { unread: unread as never } : {}) };
  return printAccount(structureByHand([own], roles, links), [own]);
};
const SOUP = { 'Onion Soup': 'name nameMore', '6.50': 'price' };

describe("The account of a menu's print", () => {
  const menu = () => new PrintedPage().item(40, 'Onion Soup', '6.50');

  it('is complete where everything has a place', () =>
    expect(account(menu(), SOUP, { prices: { 'Onion Soup': ['6.50'] } })).toEqual({ placed: 1, unplaced: [] }));

  it('names a price that belongs to nothing, with its place on the source', () => {
    const { placed, unplaced } = account(menu(), SOUP);
    expect(unplaced).toMatchObject([{ text: '6.50', source: { page: 1, y: 40 / 800 } }]);
    expect(placed).toBeLessThan(1);
  });

  it('names a heading that no dish stands under', () => {
    const page = menu().at(50, 200, 'Desserts', { size: 16 });
    const { unplaced } = account(page, { ...SOUP, Desserts: 'heading' }, { prices: { 'Onion Soup': ['6.50'] } });
    expect(unplaced.map(({ text }) => text)).toEqual(['Desserts']);
  });

  it('is complete where a word for a size stands on the row of its price, and names one without a price', () => {
    const page = new PrintedPage().at(50, 40, 'Onion Soup').item(60, 'Small', '6.50', { left: 70 }).at(70, 80, 'Large');
    const roles = { 'Onion Soup': 'name nameMore', Small: 'label?', Large: 'label?', '6.50': 'price' };
    const { unplaced } = account(page, roles, { prices: { 'Onion Soup': ['6.50'] } });
    expect(unplaced.map(({ text }) => text)).toEqual(['Large']);
  });

  it('does not name notes and details of the house', () => {
    const page = menu().at(50, 300, 'We bake our own bread').at(50, 400, 'Open daily 11am to 10pm');
    expect(account(page, SOUP, { prices: { 'Onion Soup': ['6.50'] } }).unplaced).toEqual([]);
  });

  it.each([
    ['Stuffed Peppers of the House', ['Stuffed Peppers of the House']],
    ['Trattoria Rosa, 12 Market Street', []],
  ])('names print that may be a dish, unless it is about the house: “%s”', (line, named) => {
    const page = menu().at(50, 400, line).page();
    const structure = structureByHand([page], SOUP, { prices: { 'Onion Soup': ['6.50'] } });
    const unsure = new Float64Array(ROLE_COUNT).fill(1 / ROLE_COUNT);
    for (const token of structure.tagged.tokens) {
      if (token.role === ROLE.other) Object.assign(token, { probabilities: unsure });
    }
    expect(printAccount(structure, [page]).unplaced.map(({ text }) => text)).toEqual(named);
  });

  it('counts print that was seen and not read, and tells where it stands', () => {
    const unread = [{ x: 60, y: 400, width: 120, height: 40 }];
    const { placed, unplaced } = account(menu(), SOUP, { prices: { 'Onion Soup': ['6.50'] } }, unread);
    expect(unplaced).toEqual([{ source: { page: 1, x: 0.1, y: 0.5, width: 0.2, height: 0.05 } }]);
    expect(placed).toBeLessThan(0.5);
  });

  it('of an empty page is complete', () => expect(account(new PrintedPage(), {})).toEqual({ placed: 1, unplaced: [] }));
});
