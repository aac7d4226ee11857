import { withLargerHeadings } from './larger-headings';
import { textOfPart } from './menu-parts';
import { PrintedPage } from './testing/printed-page';
import { linkByHand, tagMenu, type RolesByLine } from './testing/tagged-menu';

const DISHES = ['Pumpkin', 'Banana', 'Apple'];
const ROLES: RolesByLine = {
  ...Object.fromEntries(DISHES.map((dish) => [dish, 'name'])),
  'gluten free': 'heading',
};

/** The headings that three dishes stand under, which were linked with "gluten free". */
function headingsOf(page: PrintedPage, roles = ROLES): string[] {
  const sheet = DISHES.reduce((own, dish, index) => own.at(50, 140 + 20 * index, dish), page);
  const print = tagMenu([sheet.page()], roles);
  const { parts, headings } = linkByHand(print, {
    headings: Object.fromEntries(DISHES.map((dish) => [dish, 'gluten free'])),
  });
  const found = withLargerHeadings(headings, parts, print);
  return [...new Set(parts.names.map((name) => textOfPart(found.get(name)!.heading)))];
}

const note = (size = 10): PrintedPage => new PrintedPage().at(50, 40, 'gluten free', { size });

describe('Dishes under a heading that is no larger than they are', () => {
  it('stand under much larger print between it and them', () =>
    expect(headingsOf(note().at(60, 80, 'Vegan menu', { size: 24 }))).toEqual(['Vegan menu']));

  it('stand under another heading there that has no dishes', () =>
    expect(headingsOf(note().at(60, 80, 'Vegan', { size: 24 }), { ...ROLES, Vegan: 'heading' })).toEqual(['Vegan']));

  it.each([
    ['no larger', 60, 80, 'Vegan menu', 14],
    ['above the heading, as the name of the house is', 60, 4, 'Vegan menu', 24],
    ['in another column', 400, 80, 'Vegan menu', 24],
    ['a number', 60, 80, '2026', 24],
    ['a letter or two', 60, 80, 'VG', 24],
  ])('stay there where the other print is %s', (_, x, y, text, size) =>
    expect(headingsOf(note().at(x, y, text, { size }))).toEqual(['gluten free']),
  );
});

describe('Dishes under a heading that is larger than they are', () => {
  it('stay there', () => expect(headingsOf(note(16).at(60, 80, 'Vegan menu', { size: 28 }))).toEqual(['gluten free']));
});
