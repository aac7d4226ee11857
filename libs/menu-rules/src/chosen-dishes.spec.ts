import type { ChoiceRules } from '@chalkboard/contracts';
import { chosenDishes } from './chosen-dishes';

const each = { kind: 'each' as const, min: 0, max: 9, free: 0, repeats: true };
const rules: ChoiceRules = {
  groups: [
    {
      ...each,
      id: 'drink',
      name: 'Drink',
      options: [
        { id: 'cola', name: 'Cola', unitPrice: 0, itemId: 'i-cola', groupIds: ['size'] },
        { id: 'water', name: 'Water', unitPrice: 0 },
      ],
    },
    { ...each, id: 'size', name: 'With', options: [{ id: 'lemon', name: 'Lemon', unitPrice: 0, itemId: 'i-lemon' }] },
    {
      ...each,
      kind: 'halves',
      id: 'halves',
      name: 'Halves',
      options: [{ id: 'half', name: 'Salami', unitPrice: 0, itemId: 'i-salami' }],
    },
  ],
  dishes: [{ itemId: 'combo', groupIds: ['drink', 'halves'] }],
};

it('dishes of a combo are parts of it, also those within an option, as often as they are chosen', () => {
  expect(
    chosenDishes(rules, 'combo', [
      { groupId: 'drink', optionId: 'cola', quantity: 2, choices: [{ groupId: 'size', optionId: 'lemon' }] },
      { groupId: 'drink', optionId: 'cola' },
      { groupId: 'drink', optionId: 'water' },
    ]),
  ).toEqual([
    { itemId: 'i-cola', name: 'Cola', quantity: 3 },
    { itemId: 'i-lemon', name: 'Lemon', quantity: 2 },
  ]);
});

it('half of a pizza is no portion of it, and what the dish does not have is passed over', () => {
  expect(chosenDishes(rules, 'combo', [{ groupId: 'halves', optionId: 'half', quantity: 2 }])).toEqual([]);
  expect(chosenDishes(rules, 'soup', [{ groupId: 'drink', optionId: 'cola' }])).toEqual([]);
  expect(chosenDishes(undefined, 'combo', [{ groupId: 'drink', optionId: 'cola' }])).toEqual([]);
});
