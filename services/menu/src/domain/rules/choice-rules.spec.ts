import type { ChoiceGroup, ChoiceOption, ChoiceRules, Menu } from '@chalkboard/contracts';
import { assertChoices } from './choice-rules';

const menu = {
  categories: [
    {
      id: 'c',
      name: 'Pizza',
      items: [
        { id: 'combo', name: 'Lunch combo' },
        { id: 'cola', name: 'Cola' },
      ],
    },
  ],
} as unknown as Menu;
const option = (id: string, more: Partial<ChoiceOption> = {}): ChoiceOption => ({
  id,
  name: id,
  unitPrice: 0,
  ...more,
});
const group = (more: Partial<ChoiceGroup> = {}): ChoiceGroup => ({
  id: 'sauce',
  name: 'Sauce',
  kind: 'each',
  min: 0,
  max: 1,
  free: 0,
  options: [option('pesto'), option('tomato')],
  ...more,
});
const saving =
  (groups: ChoiceGroup[], dishes: ChoiceRules['dishes'] = []) =>
  () =>
    assertChoices({ groups, dishes }, menu);
const refuses = (groups: ChoiceGroup[], sentence: string, dishes?: ChoiceRules['dishes']) =>
  expect(saving(groups, dishes)).toThrow(expect.objectContaining({ code: 'menu.invalid_rules', detail: sentence }));

describe('groups to choose from', () => {
  it('are saved when guests can choose from them; a dish that is off the menu is passed over', () => {
    const drink = group({
      id: 'drink',
      name: 'Drink',
      options: [option('cola', { itemId: 'cola', groupIds: ['sauce'] })],
    });
    expect(
      saving(
        [group(), drink],
        [
          { itemId: 'combo', groupIds: ['drink'] },
          { itemId: 'gone', groupIds: ['sauce'] },
        ],
      ),
    ).not.toThrow();
  });

  it.each<[string, ChoiceGroup[], string]>([
    ['the same id twice', [group(), group()], 'Two groups of choices have the same id. Please reload and try again.'],
    [
      'the same option twice',
      [group({ options: [option('a'), option('a')] })],
      'Two options of “Sauce” have the same id. Please reload and try again.',
    ],
    [
      'a minimum above the maximum',
      [group({ min: 2 })],
      '“Sauce” needs at least 2 and takes at most 1. Please change one of them.',
    ],
    [
      'a maximum that cannot be reached',
      [group({ max: 3 })],
      '“Sauce” takes up to 3, and has only 2 options. Please add options or take fewer.',
    ],
    [
      'more free than it takes',
      [group({ free: 2 })],
      '“Sauce” has 2 free and takes at most 1. Please change one of them.',
    ],
    [
      'halves that are not two',
      [group({ kind: 'halves', min: 1, max: 2 })],
      '“Sauce” is for halves: guests choose exactly two of it.',
    ],
    [
      'halves of which one is free',
      [group({ kind: 'halves', min: 2, max: 2, free: 1 })],
      '“Sauce” is for halves: none is free, and the two are different.',
    ],
    [
      'one half alone',
      [group({ kind: 'halves', min: 2, max: 2, options: [option('a')] })],
      '“Sauce” is for halves: it needs two options at least.',
    ],
    [
      'an option that leads to its own group',
      [group({ options: [option('pesto', { groupIds: ['sauce'] })] })],
      '“pesto” in “Sauce” leads to “Sauce” again: choices cannot contain themselves.',
    ],
    [
      'an option that leads to no group',
      [group({ options: [option('pesto', { groupIds: ['gone'] })] })],
      '“pesto” in “Sauce” leads to a group that does not exist any more. Please choose again.',
    ],
    [
      'choices within choices within choices',
      [
        group({ options: [option('pesto', { groupIds: ['b'] })] }),
        group({ id: 'b', name: 'B', options: [option('x', { groupIds: ['sauce'] })] }),
      ],
      '“pesto” in “Sauce” leads to “B”, whose options lead further: choices go one level deep.',
    ],
    [
      'a dish that is not on the menu',
      [group({ options: [option('fish', { itemId: 'fish' })] })],
      '“fish” in “Sauce” is a dish that is not on the menu any more. Please choose another dish or remove it.',
    ],
  ])('are refused with %s', (_, groups, sentence) => refuses(groups, sentence));

  it('are refused where a dish would be a choice of itself, also within another choice', () => {
    const own = group({ options: [option('x', { itemId: 'combo' })] });
    const sentence = '“Lunch combo” has itself as a choice in “Sauce”. Please choose another dish.';
    refuses([own], sentence, [{ itemId: 'combo', groupIds: ['sauce'] }]);
    const outer = group({ id: 'outer', options: [option('y', { groupIds: ['sauce'] })] });
    refuses([own, outer], sentence, [{ itemId: 'combo', groupIds: ['outer'] }]);
  });

  it('are refused where a dish has a group twice, one that does not exist, or is there twice', () => {
    refuses([group()], 'A dish has the same group of choices twice.', [
      { itemId: 'cola', groupIds: ['sauce', 'sauce'] },
    ]);
    refuses([group()], 'A dish has a group of choices that does not exist any more. Please choose again.', [
      { itemId: 'cola', groupIds: ['gone'] },
    ]);
    refuses([group()], 'The choices of a dish are there twice. Please reload and try again.', [
      { itemId: 'cola', groupIds: ['sauce'] },
      { itemId: 'cola', groupIds: ['sauce'] },
    ]);
  });
});
