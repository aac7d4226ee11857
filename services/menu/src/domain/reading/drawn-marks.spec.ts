import { drawnDiets } from './drawn-marks';
import { lookOf, type InkAt } from './mark-looks';
import type { DrawnMark, Page } from './page';
import { PrintedPage } from './testing/printed-page';
import { structureByHand } from './testing/tagged-menu';

const [GREEN, RED, BLACK] = [
  [40, 160, 60],
  [200, 30, 40],
  [20, 20, 20],
] as const;
/** Drawings in a box of 8 × 8. */
const leafOf =
  (colour: readonly [number, number, number]): InkAt =>
  (x, y) =>
    Math.abs(x - y) < 4 && (x + y) % 7 !== 6 ? colour : undefined;
const starOf =
  (colour: readonly [number, number, number]): InkAt =>
  (x, y) =>
    x === 3 || x === 4 || y === 3 || y === 4 ? colour : undefined;
const filled =
  (colour: readonly [number, number, number]): InkAt =>
  () =>
    colour;

const DISHES = ['Hummus', 'Falafel', 'Chicken Shawarma', 'Beef Kofta', 'Lamb Kebab', 'Mezze'];
const rowOf = (dish: string): number => 40 + 30 * DISHES.indexOf(dish);

function mark(x: number, y: number, ink: InkAt, { width = 11, height = 11 } = {}): DrawnMark {
  return { box: { x, y, width, height }, look: lookOf(8, 8, ink) };
}

/** A mark behind a dish. */
const beside = (dish: string, ink: InkAt, size?: { width: number; height: number }): DrawnMark =>
  mark(55 + 5.8 * dish.length, rowOf(dish), ink, size);

/** What marks say of the dishes of a menu with a legend, or without. */
function diets(
  marks: readonly DrawnMark[],
  {
    legend = [],
    dishes = DISHES,
    roles = {},
  }: { legend?: readonly [x: number, text: string][]; dishes?: readonly string[]; roles?: Record<string, string> } = {},
): Record<string, readonly string[]> {
  const print = new PrintedPage();
  dishes.forEach((dish) => print.item(rowOf(dish), dish, '9.50'));
  legend.forEach(([x, text]) => print.at(x, 400, text));
  const page: Page = { ...print.page(), marks };
  const tags = { ...Object.fromEntries(dishes.map((dish) => [dish, 'name nameMore'])), '9.50': 'price', ...roles };
  const { drafts } = structureByHand([page], tags, {
    prices: Object.fromEntries(dishes.map((dish) => [dish, ['9.50']])),
  });
  return Object.fromEntries([...drawnDiets(drafts, [page])].map(([item, own]) => [item.name, own]));
}

describe('Marks drawn beside dishes', () => {
  it('mean what the legend says, whatever their colour', () =>
    expect(
      diets([beside('Hummus', leafOf(BLACK)), mark(50, 400, leafOf(BLACK))], { legend: [[65, '= Vegetarian']] }),
    ).toEqual({ Hummus: ['Vegetarian'] }));

  it('mean what the legend says before or below them', () => {
    expect(
      diets([beside('Hummus', leafOf(BLACK)), mark(88, 400, leafOf(BLACK))], { legend: [[50, 'VEGANO']] }),
    ).toEqual({ Hummus: ['Vegan'] });
    expect(
      diets([beside('Hummus', leafOf(BLACK)), mark(72, 384, leafOf(BLACK))], { legend: [[50, 'VEGETARIAN']] }),
    ).toEqual({ Hummus: ['Vegetarian'] });
  });

  it('are told apart by the legend', () =>
    expect(
      diets(
        [
          beside('Hummus', leafOf(BLACK)),
          beside('Falafel', starOf(BLACK)),
          mark(50, 400, leafOf(BLACK)),
          mark(160, 400, starOf(BLACK)),
        ],
        {
          legend: [
            [65, '= Vegan'],
            [175, '= Most Popular'],
          ],
        },
      ),
    ).toEqual({ Hummus: ['Vegan'] }));

  it('belong to the dish above where they stand on a row of their own', () =>
    expect(
      diets([mark(50, rowOf('Falafel') + 13, leafOf(BLACK)), mark(50, 400, leafOf(BLACK))], {
        legend: [[65, '= Vegan']],
      }),
    ).toEqual({ Falafel: ['Vegan'] }));

  it('are explained by no dish', () =>
    expect(diets([beside('Hummus', leafOf(BLACK)), mark(36, rowOf('Mezze'), leafOf(BLACK))])).toEqual({}));

  it('mean nothing vegetarian where the legend seems to say so of meat', () =>
    expect(
      diets(
        [beside('Chicken Shawarma', leafOf(GREEN)), beside('Beef Kofta', leafOf(GREEN)), mark(50, 400, leafOf(GREEN))],
        { legend: [[65, '= Vegetarian']] },
      ),
    ).toEqual({}));

  it('mean nothing without a legend where they have no colour', () =>
    expect(
      diets([beside('Hummus', leafOf(BLACK)), beside('Falafel', leafOf(BLACK)), beside('Mezze', leafOf(BLACK))]),
    ).toEqual({}));
});

describe('Green marks without a legend', () => {
  it('mean vegetarian where meat is at other dishes and at none of theirs', () =>
    expect(
      diets([beside('Hummus', leafOf(GREEN)), beside('Falafel', leafOf(GREEN)), beside('Mezze', leafOf(GREEN))]),
    ).toEqual({ Hummus: ['Vegetarian'], Falafel: ['Vegetarian'], Mezze: ['Vegetarian'] }));

  it('mean nothing where they stand at meat', () =>
    expect(
      diets([beside('Hummus', leafOf(GREEN)), beside('Falafel', leafOf(GREEN)), beside('Lamb Kebab', leafOf(GREEN))]),
    ).toEqual({}));

  it('mean nothing where there are two kinds', () =>
    expect(
      diets([
        ...['Hummus', 'Falafel', 'Mezze'].flatMap((dish) => [
          beside(dish, leafOf(GREEN)),
          mark(130, rowOf(dish), starOf(GREEN)),
        ]),
      ]),
    ).toEqual({}));

  it('mean nothing where they are few', () =>
    expect(diets([beside('Hummus', leafOf(GREEN)), beside('Falafel', leafOf(GREEN))])).toEqual({}));
});

describe('Red marks without a legend', () => {
  const CURRIES = ['Hummus', 'Falafel', 'Mezze'];
  const HOT = ['Hot Chilli Beef', 'Lamb Vindaloo'];
  const rows = (dish: string): number => 40 + 30 * [...CURRIES, ...HOT].indexOf(dish);
  const at = (dish: string, ink: InkAt): DrawnMark =>
    mark(55 + 5.8 * dish.length, rows(dish), ink, { width: 5, height: 11 });

  function hot(marks: readonly DrawnMark[]): Record<string, readonly string[]> {
    const print = new PrintedPage();
    const dishes = [...CURRIES, ...HOT];
    dishes.forEach((dish) => print.item(rows(dish), dish, '9.50'));
    const page: Page = { ...print.page(), marks };
    const { drafts } = structureByHand(
      [page],
      { ...Object.fromEntries(dishes.map((dish) => [dish, 'name nameMore'])), '9.50': 'price' },
      { prices: Object.fromEntries(dishes.map((dish) => [dish, ['9.50']])) },
    );
    return Object.fromEntries([...drawnDiets(drafts, [page])].map(([item, own]) => [item.name, own]));
  }

  it('mean spicy where their dishes speak of heat', () =>
    expect(hot(HOT.map((dish) => at(dish, filled(RED))))).toEqual({
      'Hot Chilli Beef': ['Spicy'],
      'Lamb Vindaloo': ['Spicy'],
    }));

  it('mean nothing where other dishes speak of it', () =>
    expect(hot(CURRIES.map((dish) => at(dish, filled(RED))))).toEqual({}));
});
