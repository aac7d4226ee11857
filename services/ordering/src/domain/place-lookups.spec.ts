import { MAX_LOOKUPS, PlaceLookups } from './place-lookups';

it('as many places as are meant are looked up from one address, and more when the time is over', () => {
  const lookups = new PlaceLookups();
  const now = new Date('2026-03-02T18:00:00Z');
  const asked = Array.from({ length: MAX_LOOKUPS }, () => lookups.take('a', now));
  expect(asked.every((wait) => wait === undefined)).toBe(true);
  expect(lookups.take('a', now)).toBe(600);
  expect(lookups.take('b', now)).toBeUndefined();
  expect(lookups.take('a', new Date('2026-03-02T18:10:00Z'))).toBeUndefined();
});
