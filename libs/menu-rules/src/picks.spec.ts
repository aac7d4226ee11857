import type { ChoiceGroup } from '@chalkboard/contracts';
import { countIn, dishStatesOf, picksWithin, withCount, withOnly, withWithin } from './picks';

const group = { id: 'g' } as ChoiceGroup;
const inner = [{ groupId: 'ice', optionId: 'no' }];

it('an option is counted up and down, and what is chosen within it stays', () => {
  const one = withWithin(withCount([], group, 'a', 1), group, 'a', inner);
  const two = withCount(one, group, 'a', 2);
  expect([countIn(two, 'g', 'a'), picksWithin(two, 'g', 'a'), withCount(two, group, 'a', 0)]).toEqual([2, inner, []]);
});

it('one option takes the place of the others of its group alone', () => {
  const picks = [
    { groupId: 'g', optionId: 'a' },
    { groupId: 'h', optionId: 'x' },
  ];
  expect(withOnly(picks, group, 'b').map(({ optionId }) => optionId)).toEqual(['x', 'b']);
  expect(withOnly(picks, group, undefined)).toEqual([{ groupId: 'h', optionId: 'x' }]);
});

it('a dish is there, sold out, or not on the menu', () => {
  const stateOf = dishStatesOf([{ id: 'cola' }, { id: 'tea', soldOut: true }]);
  expect(['cola', 'tea', 'gone'].map(stateOf)).toEqual(['there', 'soldOut', 'gone']);
});
