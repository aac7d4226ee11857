import { behindCapitals } from './capitals-of-names';
import { menuParts } from './menu-parts';
import { PrintedPage } from './testing/printed-page';
import { tagMenu } from './testing/tagged-menu';

/** Lines as "name + description", what is left of the plus read as the name; gives what is cut off from names. */
function cut(lines: readonly string[]): string[] {
  const page = new PrintedPage();
  const roles: Record<string, string> = {};
  lines.forEach((line, index) => {
    const [name, description] = line.split(' + ') as [string, string | undefined];
    page.at(50, 60 + 20 * index, line.replace(' + ', ' '));
    const own = name.split(' ').map((_, at) => (at === 0 ? 'name' : 'nameMore'));
    roles[line.replace(' + ', ' ')] = [...own, ...(description ? ['description'] : [])].join(' ');
  });
  const print = tagMenu([page.page()], roles);
  return behindCapitals(menuParts(print).names, print).map((tokens) => tokens.map(({ token }) => token.text).join(' '));
}

describe('What goes on in small letters behind a name', () => {
  const described = ['ARROZ NEGRO + sepia, alioli', 'TORRIJA + helado', 'FIDEUA + gambas'];

  it('is a description, where names are capitals and descriptions follow them so', () =>
    expect(cut([...described, 'PATATAS BRAVAS salsa', 'CREMA canela'])).toEqual(['salsa', 'canela']));

  it('is a part of the name, where no description follows names so', () =>
    expect(cut(['ARROZ NEGRO', 'TORRIJA', 'FIDEUA', 'PATATAS bravas', 'CREMA catalana'])).toEqual([]));

  it('is a part of the name, where most names go on so', () =>
    expect(
      cut([...described, 'PATATAS bravas', 'CREMA catalana', 'ARROZ blanco', 'TARTA casera', 'PAN rústico']),
    ).toEqual([]));

  it('is a description behind words that begin with capitals, as names of several words do', () =>
    expect(
      cut([
        'Grilled Trout + almonds',
        'Onion Soup + croutons',
        'Lemon Tart + cream',
        'Caesar Salad anchovy',
        'Burrata peach',
      ]),
    ).toEqual(['anchovy', 'peach']));

  it('is a part of the name behind a word that connects, or behind one word alone in most names', () => {
    const pure = ['Grilled Trout + almonds', 'Onion Soup + croutons', 'Lemon Tart + cream'];
    expect(cut([...pure, 'Steak Frites with pepper'])).toEqual([]);
    expect(cut([...pure, 'Svenska klassikern', 'Hemmagjord kokosboll', 'Caesar Salad anchovy'])).toEqual([]);
  });

  it('is no count of calories', () =>
    expect(
      cut(['Grilled Trout + almonds', 'Onion Soup + croutons', 'Lemon Tart + cream', 'Royal Banana 629kcal']),
    ).toEqual([]));
});
