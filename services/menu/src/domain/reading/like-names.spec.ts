import { likeNames } from './like-names';
import { PrintedPage } from './testing/printed-page';
import { tagMenu, type RolesByLine } from './testing/tagged-menu';
import { TOKEN_ROLES } from './token-roles';

function found(page: PrintedPage, roles: RolesByLine): string[] {
  return [...likeNames(tagMenu([page.page()], roles))].map(([{ token }, role]) => `${token.text} ${TOKEN_ROLES[role]}`);
}

const DRINKS = ['Negroni', 'Spritz', 'Americano', 'Bellini', 'Rossini'];

/** Drinks in bold with their prices, and one that was not found. */
function menu(last: string, source?: 'ocr'): PrintedPage {
  return [...DRINKS, last].reduce(
    (sheet, name, index) => sheet.at(50, 60 + 20 * index, name, { bold: true }).endingAt(290, 60 + 20 * index, '9.50'),
    new PrintedPage(source),
  );
}
const names = (own: readonly string[]): RolesByLine => ({
  ...Object.fromEntries(own.map((name) => [name, 'name'])),
  '9.50': 'price',
});

describe('A line in a type that is used for names', () => {
  it('is a name', () => expect(found(menu('Hugo Spritz'), names(DRINKS))).toEqual(['Hugo name', 'Spritz name-more']));

  it('is a name also where it was taken for a heading', () =>
    expect(found(menu('Hugo'), { ...names(DRINKS), Hugo: 'heading' })).toEqual(['Hugo name']));

  it('is none where the type is used for other things as often', () =>
    expect(found(menu('Hugo'), names(DRINKS.slice(0, 2)))).toEqual([]));

  it.each(['500 ml', 'with ice', 'Small', 'Hugo with'])(
    'is none where it is a size or a part of a text: “%s”',
    (text) => expect(found(menu(text), names(DRINKS))).toEqual([]),
  );

  it('is none where it has neither price nor description', () => {
    const page = menu('Bitter').at(50, 300, 'Cin cin', { bold: true });
    expect(found(page, names([...DRINKS, 'Bitter']))).toEqual([]);
  });

  it('is none right behind a price: the next size of the same dish', () => {
    const page = menu('Bitter').at(299, 60, 'Large', { bold: true }).endingAt(400, 60, '12.50');
    expect(found(page, { ...names([...DRINKS, 'Bitter']), '12.50': 'price' })).toEqual([]);
  });

  it('is not told in pictures, whose types are not exact', () =>
    expect(found(menu('Hugo', 'ocr'), names(DRINKS))).toEqual([]));
});
