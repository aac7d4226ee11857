import { dietaryF1 } from './dietary-marks.mjs';
import { scoreMenu } from './score-menu.mjs';

const f1Of = (
  wanted: (string[] | undefined)[],
  read: (string[] | undefined)[],
  optional: boolean[] = [],
): number | null => {
  const truth = {
    categories: [
      {
        name: null,
        items: wanted.map((dietary, index) => ({
          name: `Dish ${'abcdef'[index]!.repeat(6)}`,
          price: '5',
          dietary,
          optional: optional[index] ?? false,
        })),
      },
    ],
  };
  const items = read.map((dietary, index) => ({
    name: `Dish ${'abcdef'[index]!.repeat(6)}`,
    price: '5',
    variants: [],
    dietary: dietary ?? [],
  }));
  return dietaryF1(truth, scoreMenu(truth, { categories: [{ name: '', items }] }));
};

describe('The F1 of dietary marks', () => {
  it('is 1 when all were read, however they are written', () =>
    expect(f1Of([['V', 'GF'], ['vegan']], [['Vegetarian', 'Gluten Free'], ['Vegan']])).toBe(1));

  it('counts those that are missing and those that are wrong', () => {
    expect(f1Of([['V'], ['V']], [['Vegetarian'], []])).toBeCloseTo(2 / 3);
    expect(f1Of([['V'], []], [['Vegetarian'], ['Vegan']])).toBeCloseTo(2 / 3);
  });

  it('is 0 when none was read', () => expect(f1Of([['V']], [[]])).toBe(0));

  it('is nothing where the menu has no marks, or only on optional dishes', () => {
    expect(f1Of([undefined, []], [['Vegan'], []])).toBeNull();
    expect(f1Of([['V']], [['Vegetarian']], [true])).toBeNull();
  });

  it('leaves out optional dishes', () =>
    expect(f1Of([['V'], ['V']], [['Vegetarian'], ['Vegan']], [false, true])).toBe(1));

  it('leaves out what is no diet', () => expect(f1Of([['V', 'New']], [['Vegetarian', 'Halal']])).toBe(1));
});
