import { isSameView, setFiltersOf } from './same-filters';

test('a view is the same in whatever order its filters stand, and without those that are empty', () => {
  expect(isSameView({ status: 'pending', plan: '' }, { plan: '', status: 'pending' })).toBe(true);
  expect(isSameView({ status: 'pending', plan: 'pro' }, { status: 'pending' })).toBe(false);
  expect(isSameView({ status: 'pending' }, { status: 'approved' })).toBe(false);
  expect(setFiltersOf({ status: 'pending', plan: '' })).toEqual({ status: 'pending' });
});
