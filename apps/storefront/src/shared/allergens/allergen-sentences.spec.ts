import type { CartLine, Menu } from '@chalkboard/contracts';
import { EU_ALLERGENS } from '@chalkboard/contracts/allergens';
import { countAllergens, type CountedDish } from '@chalkboard/menu-rules/count-allergens';
import fc from 'fast-check';
import { allergenSentence, dishesOfCart, unstatedDishes } from './allergen-sentences';

const dish = (id: string, contains?: string[], mayContain: string[] = []): CountedDish => ({
  id,
  name: id,
  ...(contains && { allergens: { contains, mayContain } }),
});
const sentence = (...dishes: CountedDish[]) => allergenSentence(countAllergens(dishes)!);

it('counts the dishes of each allergen in one sentence', () => {
  expect(sentence(dish('a', ['Milk']), dish('b', ['Milk'], ['Nuts']))).toBe(
    '2 dishes contain milk; 1 may contain nuts.',
  );
  expect(sentence(dish('a', ['Milk', 'Gluten', 'Eggs']))).toBe('1 dish contains gluten, eggs, and milk.');
  expect(sentence(dish('a', []))).toBe('The stated dishes contain none of the 14 main allergens.');
});

it('names dishes whose allergens are not stated', () =>
  expect(unstatedDishes(countAllergens([dish('a', []), dish('b'), dish('b')])!)).toEqual(['b']));

it('finds the dishes of a cart on the menu, by id or by name', () => {
  const menu = {
    categories: [{ items: [{ id: 'i1', name: 'Pizza', allergens: { source: 'confirmed', names: ['Milk'] } }] }],
  } as unknown as Menu;
  const pizza = { id: 'i1', name: 'Pizza', allergens: { contains: ['Milk'], mayContain: [] } };
  const lines = [{ itemId: 'i1', name: 'Pizza (Large)' }, { name: 'Pizza' }, { itemId: 'gone', name: 'Pizza' }];
  expect(dishesOfCart(lines as CartLine[], menu)).toEqual([pizza, pizza]);
});

it('every number that the sentence says is the number of dishes that state the allergen', () => {
  const names = fc.uniqueArray(fc.constantFrom(...EU_ALLERGENS), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.tuple(names, names), { minLength: 1, maxLength: 6 }), (given) => {
      const dishes = given.map(([contains, may], at) =>
        dish(
          `d${at}`,
          contains,
          may.filter((name) => !contains.includes(name)),
        ),
      );
      const said = sentence(...dishes);
      for (const name of EU_ALLERGENS)
        for (const [kind, verb] of [
          ['contains', 'contains?'],
          ['mayContain', 'may contain'],
        ] as const) {
          const count = dishes.filter(({ allergens }) => allergens![kind].includes(name)).length;
          const told = said
            .split('; ')
            .flatMap(
              (part) => new RegExp(`^(\\d+)(?: dish(?:es)?)? ${verb} .*\\b${name.toLowerCase()}\\b`).exec(part) ?? [],
            );
          expect(told[1]).toBe(count > 0 ? String(count) : undefined);
        }
    }),
  );
});
