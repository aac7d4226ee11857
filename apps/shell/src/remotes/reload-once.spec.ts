/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { reloadOnce } from './reload-once';

const NOW = 1_700_000_000_000;
const opened = () => ({
  sessionStorage: window.sessionStorage,
  location: { reload: jest.fn() } as unknown as Location & { reload: jest.Mock },
});

beforeEach(() => window.sessionStorage.clear());

test('a page whose script is gone is loaded anew, once', () => {
  const page = opened();
  expect([reloadOnce(page, NOW), reloadOnce(page, NOW + 5000)]).toEqual([true, false]);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
});

test('it is loaded anew again after the next release', () => {
  const page = opened();
  expect([reloadOnce(page, NOW), reloadOnce(page, NOW + 3_600_000)]).toEqual([true, true]);
});
