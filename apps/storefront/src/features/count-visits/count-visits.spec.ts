/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi } from '@chalkboard/web-kit/testing';

const menu = { shareId: 'abc', timeZone: 'America/New_York' };
const NOON = Date.parse('2026-03-10T12:00:00Z');
let fake: ReturnType<typeof fakeApi>;

/** A document that has just been opened. */
async function opened() {
  jest.resetModules();
  return (await import('./count-visits')).countVisit;
}
const said = () => fake.calls.map(({ body }) => body);

beforeEach(() => {
  fake = fakeApi({ 'POST /api/menu/abc/visits': { status: 204 } });
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
});
afterEach(() => {
  fake.restore();
  localStorage.clear();
  jest.restoreAllMocks();
});

test('a device is new once a day, by the clock of the restaurant', async () => {
  await (
    await opened()
  )(menu, false);
  await (
    await opened()
  )(menu, false);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-11T03:00:00Z'));
  await (
    await opened()
  )(menu, false);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-11T05:00:00Z'));
  await (
    await opened()
  )(menu, false);
  expect(said()).toEqual([true, false, false, true].map((first) => ({ what: 'view', first })));
});

test('a cart is said once a day, and coming back from the checkout is no new visit', async () => {
  const countVisit = await opened();
  await countVisit(menu, false);
  await countVisit(menu, true);
  await countVisit(menu, true);
  await (
    await opened()
  )(menu, true);
  expect(said()).toEqual([
    { what: 'view', first: true },
    { what: 'cart', first: true },
    { what: 'view', first: false },
  ]);
});

test('a count that does not get through is nobody’s trouble', async () => {
  fake.restore();
  fake = fakeApi({ 'POST /api/menu/abc/visits': { status: 503 } });
  await expect((await opened())(menu, true)).resolves.toBeUndefined();
});
