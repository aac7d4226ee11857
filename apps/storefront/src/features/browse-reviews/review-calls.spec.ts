import { isFiltered, knownFilters } from './review-calls';

const none = { search: '', rating: '', status: '', sort: '' };

test('of an address only what can be chosen is taken', () => {
  expect(knownFilters({ search: ' pasta ', rating: '4', status: 'flagged', sort: 'helpful' })).toEqual({
    search: 'pasta',
    rating: '4',
    status: 'flagged',
    sort: 'helpful',
  });
  expect(knownFilters({ search: '', rating: '6', status: 'gone', sort: 'price' })).toEqual(none);
});

test('an order alone leaves no review out', () => {
  expect(isFiltered({ ...none, sort: 'oldest' })).toBe(false);
  expect(isFiltered({ ...none, rating: '1' })).toBe(true);
});
