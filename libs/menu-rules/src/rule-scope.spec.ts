import { isFor } from './rule-scope';

it('a rule is for the dishes it names and for all of the categories it names', () => {
  const scope = { categoryIds: ['pizza'], itemIds: ['cola'] };
  expect(isFor(scope, { id: 'margherita', categoryId: 'pizza' })).toBe(true);
  expect(isFor(scope, { id: 'cola', categoryId: 'drinks' })).toBe(true);
  expect(isFor(scope, { id: 'water', categoryId: 'drinks' })).toBe(false);
});

it('a dish of which no category is known is found by its own id alone', () =>
  expect(isFor({ categoryIds: [''], itemIds: [] }, { id: 'cola' })).toBe(false));
