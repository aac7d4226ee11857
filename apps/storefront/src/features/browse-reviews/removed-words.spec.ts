import { removedWords } from './removed-words';

const none = { spam: 0, offensive: 0, not_about_restaurant: 0, personal_data: 0, duplicate: 0, other: 0 };

test('what was taken away is counted by its reason', () => {
  expect(removedWords({ total: 3, byReason: { ...none, spam: 2, personal_data: 1 } })).toBe(
    '3 reviews were taken away by our staff: 2 as spam, 1 for telling somebody’s personal data. A low rating is never a reason.',
  );
  expect(removedWords({ total: 1, byReason: { ...none, other: 1 } })).toMatch(/^1 review was taken away/);
});

test('nothing taken away is said too', () => {
  expect(removedWords({ total: 0, byReason: none })).toBe(
    'No review has been taken away. A low rating is never a reason.',
  );
});
