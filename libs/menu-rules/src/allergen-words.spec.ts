import { allergensInWords, inAllergenOrder } from './allergen-words';

it.each([
  [{ contains: ['Milk', 'Gluten'], mayContain: ['Nuts'] }, 'Contains: gluten, milk. May contain: nuts.'],
  [{ contains: [], mayContain: ['Nuts'] }, 'May contain: nuts.'],
  [{ contains: ['Kiwi', 'Milk'], mayContain: [] }, 'Contains: milk, Kiwi.'],
  [{ contains: [], mayContain: [] }, 'Contains none of the 14 main allergens.'],
])('%j is said in words', (allergens, words) => expect(allergensInWords(allergens)).toBe(words));

it('names come in the order of the regulation, each once, and other words last', () =>
  expect(inAllergenOrder(['Kiwi', 'Milk', 'A', 'Gluten', 'Milk'])).toEqual(['Gluten', 'Milk', 'Kiwi', 'A']));

it('a dish with extras says that they are not counted', () =>
  expect(allergensInWords({ contains: ['Milk'], mayContain: [] }, ['Large', 'Extra cheese'])).toBe(
    'Contains: milk. Extras not counted.',
  ));
