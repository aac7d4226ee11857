import { menuParts } from './menu-parts';
import { pricesBelow } from './prices-below-names';
import { PrintedPage } from './testing/printed-page';
import { tagMenu } from './testing/tagged-menu';

const DISHES = ['Soup', 'Tart', 'Pie', 'Flan'];

/** The lines of prices that belong to the name above them, as "price name". */
function found(page: PrintedPage, roles: Record<string, string>): string[] {
  const print = tagMenu([page.page()], roles);
  return [...pricesBelow(menuParts(print), print)].map(([line, name]) =>
    [line, name].map(({ tokens }) => tokens.map(({ text }) => text).join(' ')).join(' '),
  );
}

/** Each dish with a description and its price below it, about the same middle. */
function column(middle: number, names: readonly string[], from: number): [PrintedPage, Record<string, string>] {
  const page = new PrintedPage();
  const roles: Record<string, string> = {};
  names.forEach((name, index) => {
    const y = 60 + 60 * index;
    const text = `with sauce ${index + from}x`;
    page
      .centred(middle, y, name)
      .centred(middle, y + 14, text)
      .centred(middle, y + 28, `${index + from}.50`);
    Object.assign(roles, { [name]: 'name', [text]: 'description', [`${index + from}.50`]: 'price' });
  });
  return [page, roles];
}

describe('A price on a line of its own', () => {
  it('belongs to the name above it, over its description, where most names have theirs so', () => {
    const [page, roles] = column(150, DISHES, 5);
    expect(found(page, roles)).toEqual(['5.50 Soup', '6.50 Tart', '7.50 Pie', '8.50 Flan']);
  });

  it('belongs to it also where a price of another column stands on the row of that name', () => {
    const [page, roles] = column(150, DISHES, 5);
    page.centred(400, 46, 'Wine').centred(400, 60, '9.00');
    expect(found(page, { ...roles, Wine: 'name', '9.00': 'price' })).toEqual([
      '9.00 Wine',
      '5.50 Soup',
      '6.50 Tart',
      '7.50 Pie',
      '8.50 Flan',
    ]);
  });

  it('is not told where names have prices on their rows, or where few stand so', () => {
    const page = DISHES.reduce(
      (sheet, name, index) => sheet.item(60 + 40 * index, name, `${index + 5}.50`),
      new PrintedPage(),
    );
    const roles = Object.fromEntries(
      DISHES.flatMap((name, index) => [
        [name, 'name'],
        [`${index + 5}.50`, 'price'],
      ]),
    );
    expect(found(page, roles)).toEqual([]);
    const [two, own] = column(150, DISHES.slice(0, 2), 5);
    expect(found(two, own)).toEqual([]);
  });

  it('is of nobody far below, or beside another middle', () => {
    const [page, roles] = column(150, DISHES, 5);
    page.centred(150, 400, '30.00').centred(215, 268, '40.00');
    const more = found(page, { ...roles, '30.00': 'price', '40.00': 'price' });
    expect(more).not.toContain('30.00 Flan');
    expect(more).not.toContain('40.00 Flan');
    expect(more).toHaveLength(4);
  });
});
