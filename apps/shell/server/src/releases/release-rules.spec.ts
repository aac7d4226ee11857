import { RemoteReleases, type Released } from '@chalkboard/contracts/host/remote-releases';
import { listed, promoted, pruned, ReleaseError, rolledBack, tried, withdrawn } from './release-rules';

const A = 'a'.repeat(12);
const B = 'b'.repeat(12);
const C = 'c'.repeat(12);
const NOW = new Date('2026-03-01T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const version = (of: string, daysAgo = 0): Released => ({
  version: of,
  releasedAt: new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString(),
  entry: 'remoteEntry.js',
  integrity: `sha256-${'A'.repeat(43)}=`,
  host: [1],
  react: '^19.0.0',
});
/** A remote whose versions were released one after the other, each to everybody. */
const after = (...versions: Released[]) =>
  versions.reduce<RemoteReleases | undefined>(
    (releases, one) => promoted(listed(releases, one), one.version),
    undefined,
  )!;

test('the first version runs; a later one is in the list, and nobody is given it yet', () => {
  const first = listed(undefined, version(A));
  expect(first.running).toBe(A);
  expect(listed(first, version(B))).toMatchObject({ running: A, versions: [{ version: A }, { version: B }] });
});

test('a version that is listed again is listed once', () => {
  expect(listed(after(version(A), version(B)), version(A)).versions.map((one) => one.version)).toEqual([B, A]);
});

test('a release remembers the version before it, and ends what was tried', () => {
  const trying = tried(listed(after(version(A)), version(B)), B, 10);
  expect(trying.canary).toEqual({ version: B, share: 10 });
  expect(promoted(trying, B)).toMatchObject({ running: B, before: A });
  expect(promoted(trying, B).canary).toBeUndefined();
});

test('the running version is released again without losing the one before', () => {
  expect(promoted(after(version(A), version(B)), B)).toMatchObject({ running: B, before: A });
});

test('what is not in the list, or runs already, cannot be tried', () => {
  expect(() => tried(after(version(A)), B, 10)).toThrow(ReleaseError);
  expect(() => tried(after(version(A)), A, 10)).toThrow('is the one that everybody gets');
  expect(() => promoted(after(version(A)), B)).toThrow('release it first');
});

test('going back takes back what is tried; where nothing is, the version before runs again, and going back once more undoes it', () => {
  const trying = tried(listed(after(version(A), version(B)), version(C)), C, 10);
  const back = rolledBack(trying, NOW.toISOString());
  expect(back).toMatchObject({ running: B, before: A, withdrawn: { version: C } });
  expect(back.canary).toBeUndefined();
  const further = rolledBack(back, NOW.toISOString());
  expect(further).toMatchObject({ running: A, before: B });
  expect(rolledBack(further, NOW.toISOString())).toMatchObject({ running: B, before: A });
  expect(() => rolledBack(after(version(A)), NOW.toISOString())).toThrow('no version before');
});

test('a version that is not tried any more is not taken back', () => {
  const releases = after(version(A));
  expect(withdrawn(releases, { version: B, at: NOW.toISOString(), why: 'it fails' })).toBe(releases);
});

test('a version is kept for 30 days after the last visitor was given it, and as long as it is in use', () => {
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
  const first = listed(undefined, version(A, 90));
  const second = promoted(listed(first, version(B, 40)), B, daysAgo(40));
  const releases = promoted(listed(second, version(C, 20)), C, daysAgo(20));
  expect(pruned(releases, NOW).gone.map((one) => one.version)).toEqual([A]);
  expect(pruned(releases, NOW).releases.versions.map((one) => one.version)).toEqual([B, C]);
  expect(pruned({ ...releases, canary: { version: A, share: 1 } }, NOW).gone).toEqual([]);
});

test('an old version that was gone back to is kept from when it was given last, not from when it was released', () => {
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
  const back = rolledBack(
    promoted(listed(listed(undefined, version(A, 90)), version(B, 40)), B, daysAgo(40)),
    daysAgo(2).toISOString(),
  );
  const later = promoted(
    listed(promoted(listed(back, version(C, 1)), C, daysAgo(1)), version('d'.repeat(12))),
    'd'.repeat(12),
    NOW,
  );
  expect(pruned(later, NOW).gone).toEqual([]);
});

test('every change fits the list', () => {
  expect(() => RemoteReleases.parse(tried(listed(after(version(A)), version(B)), B, 100))).not.toThrow();
});
