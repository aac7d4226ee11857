import type { Menu } from '@chalkboard/contracts';
import { changedRules } from './changed-rules';

const menu = (rules?: Menu['rules']) => ({ ...(rules && { rules }) }) as Menu;
const pickupOnly = { offered: false, zones: [] };

it('a rule that is sent takes the place of its own and leaves the others', () =>
  expect(changedRules(menu({ delivery: { offered: true, zones: [] } }), { delivery: pickupOnly })).toEqual({
    delivery: pickupOnly,
  }));

it('null and an empty list switch a rule off; a menu without rules has none', () => {
  expect(changedRules(menu({ delivery: pickupOnly }), { delivery: null })).toBeUndefined();
  expect(changedRules(menu(), { happyHours: [] })).toBeUndefined();
});
