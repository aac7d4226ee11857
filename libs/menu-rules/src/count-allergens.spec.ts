import { EU_ALLERGENS } from '@chalkboard/contracts/allergens';
import fc from 'fast-check';
import { countAllergens, type CountedDish } from './count-allergens';

const dish = (id: string, contains?: string[], mayContain: string[] = []): CountedDish => ({
  id,
  name: id,
  ...(contains && { allergens: { contains, mayContain } }),
});

it('allergens of the same dishes are told together, those of others apart', () =>
  expect(
    countAllergens([dish('pizza', ['Milk', 'Gluten']), dish('pasta', ['Gluten', 'Milk'], ['Nuts']), dish('water')])
      ?.groups,
  ).toEqual([
    { kind: 'contains', allergens: ['Gluten', 'Milk'], dishes: ['pizza', 'pasta'] },
    { kind: 'mayContain', allergens: ['Nuts'], dishes: ['pasta'] },
  ]));

it('a dish that stands in two sizes counts once', () =>
  expect(countAllergens([dish('pizza', ['Milk']), dish('pizza', ['Milk'])])?.groups).toEqual([
    { kind: 'contains', allergens: ['Milk'], dishes: ['pizza'] },
  ]));

it('nothing is said where no dish states its allergens', () => expect(countAllergens([dish('pizza')])).toBeUndefined());

it('every count is that of the dishes that state the allergen, and none is left out', () => {
  const names = fc.uniqueArray(fc.constantFrom(...EU_ALLERGENS, 'Kiwi'), { maxLength: 6 });
  const dishes = fc.array(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.option(fc.tuple(names, names), { nil: undefined })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(dishes, (given) => {
      // A dish says the same on each of its lines.
      const said = new Map(given);
      const lines = given.map(([id]) => dish(id, said.get(id)?.[0], said.get(id)?.[1]));
      const counts = countAllergens(lines);
      expect(Boolean(counts)).toBe([...said.values()].some(Boolean));
      for (const [at, kind] of (['contains', 'mayContain'] as const).entries()) {
        const told = (counts?.groups ?? [])
          .filter((group) => group.kind === kind)
          .flatMap(({ allergens, dishes: of }) => allergens.map((name) => [name, [...of].sort()] as const));
        const expected = new Map<string, string[]>();
        for (const [id, lists] of said)
          for (const name of lists?.[at] ?? []) expected.set(name, [...(expected.get(name) ?? []), id].sort());
        expect(told.length).toBe(expected.size);
        expect(new Map(told)).toEqual(expected);
      }
    }),
  );
});
