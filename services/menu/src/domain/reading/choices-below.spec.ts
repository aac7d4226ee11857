import { choicesBelow } from './choices-below';
import { textOfPart } from './menu-parts';
import { PrintedPage } from './testing/printed-page';
import { linkByHand, tagMenu, type RolesByLine } from './testing/tagged-menu';

/** Dishes, each with choices and their prices below; a second line describes each dish. */
function found(dishes: Readonly<Record<string, readonly string[]>>, { setIn = 12, described = true } = {}): string[] {
  const page = new PrintedPage();
  const roles: Record<string, string> = { '9.50': 'price' };
  let y = 40;
  for (const [dish, choices] of Object.entries(dishes)) {
    page.at(50, (y += 24), dish);
    roles[dish] = 'name nameMore';
    if (described) page.at(50, (y += 12), `rice with ${dish}`, { size: 9 });
    if (described) roles[`rice with ${dish}`] = 'description';
    for (const choice of choices) {
      page.at(50 + setIn, (y += 12), choice).endingAt(290, y, '9.50');
      roles[choice] = 'name nameMore';
    }
  }
  const print = tagMenu([page.page()], roles as RolesByLine);
  const { parts } = linkByHand(print, {});
  // Each price is that of the name on its row.
  const links = parts.prices.map((price) => ({
    price,
    name: parts.names.find(({ box }) => Math.abs(box.y - price.token.box.y) < 2)!,
    probability: 0.95,
    rival: 0.02,
  }));
  return [...choicesBelow(parts.names, links, print)].map(
    ([choice, dish]) => `${textOfPart(dish)}: ${textOfPart(choice)}`,
  );
}

const DISHES = { 'Pad Thai': ['Chicken', 'Prawn'], Massaman: ['Chicken', 'King Prawn'], Laksa: ['Prawn', 'Tofu'] };

describe('Choices of a dish', () => {
  const expected = [
    'Pad Thai: Chicken',
    'Pad Thai: Prawn',
    'Massaman: Chicken',
    'Massaman: King Prawn',
    'Laksa: Prawn',
    'Laksa: Tofu',
  ];

  it('stand below it with a price each, and come again with other dishes', () =>
    expect(found(DISHES)).toEqual(expected));

  it('may stand right below its name', () => expect(found(DISHES, { described: false })).toEqual(expected));

  it('are dishes where none comes again: the sections of a menu', () =>
    expect(
      found({ Pasta: ['Carbonara', 'Puttanesca'], Pizza: ['Diavola', 'Marinara'], Dolci: ['Tiramisù', 'Gelato'] }),
    ).toEqual([]));

  it('are dishes where only some dishes of the menu are set so', () =>
    expect(found({ 'Pad Thai': DISHES['Pad Thai'], Massaman: DISHES.Massaman })).toEqual([]));

  it('are dishes where they are set as the dish above', () => expect(found(DISHES, { setIn: 0 })).toEqual([]));
});
