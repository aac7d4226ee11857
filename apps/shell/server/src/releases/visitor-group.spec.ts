import { groupCookie, isAmong, newGroupId, visitorOf } from './visitor-group';

const TRY = { name: 'storefront', version: '0123456789ab', share: 10 };
const visitors = Array.from({ length: 4000 }, () =>
  visitorOf({ cookie: groupCookie(newGroupId(), { secure: false }).split(';')[0]! }),
);
const shareOf = (how: typeof TRY) =>
  (visitors.filter((visitor) => isAmong(visitor, how)).length / visitors.length) * 100;

test.each([0, 1, 10, 50, 100])('%i percent of visitors are about so many', (share) => {
  expect(Math.abs(shareOf({ ...TRY, share }) - share)).toBeLessThanOrEqual(share % 100 === 0 ? 0 : 3);
});

test('a visitor gets the same each time, stays among a share that grows, and is among others for another version', () => {
  const among = (how: typeof TRY) => visitors.map((visitor) => isAmong(visitor, how));
  expect(among(TRY)).toEqual(among(TRY));
  expect(among(TRY).every((is, index) => !is || isAmong(visitors[index]!, { ...TRY, share: 20 }))).toBe(true);
  expect(among({ ...TRY, version: 'ba9876543210' })).not.toEqual(among(TRY));
});

test('who asks for it by the cookie gets it, or never does, whatever the share', () => {
  expect([
    isAmong(visitorOf({ cookie: 'a=b; canary=1' }), { ...TRY, share: 0 }),
    isAmong(visitorOf({ cookie: 'canary=0' }), { ...TRY, share: 100 }),
  ]).toEqual([true, false]);
});

test('who has no number, or one that nobody gave, is not among them', () => {
  for (const cookie of ['', 'release_group=', 'release_group=1', `release_group=${'g'.repeat(32)}`])
    expect([cookie, isAmong(visitorOf({ cookie }), { ...TRY, share: 100 })]).toEqual([cookie, false]);
});

test('over https the number is bound to this host and comes by https alone', () => {
  const id = newGroupId();
  expect(groupCookie(id, { secure: true })).toMatch(
    new RegExp(`^__Host-release_group=${id}; Path=/; .*HttpOnly; SameSite=Lax; Secure$`),
  );
  expect(visitorOf({ cookie: `__Host-release_group=${id}` }).id).toBe(id);
});
