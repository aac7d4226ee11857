/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { STAFF_SESSION } from '@chalkboard/contracts/limits';
import { keepToken } from '@chalkboard/web-kit/staff-session';
import { fakeApi } from '@chalkboard/web-kit/testing';
import { noteActivity, watchIdle } from './idle-watch';

let fake: ReturnType<typeof fakeApi>;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  fake = fakeApi({
    'POST /api/admin/refresh': { json: { token: 'new', expiresAt: new Date(Date.now() + 600_000).toISOString() } },
  });
  noteActivity();
});
afterEach(() => (jest.useRealTimers(), fake.restore()));

test('tells once when nobody has been there for as long as a session may rest', () => {
  const onIdle = jest.fn();
  watchIdle(onIdle);
  jest.advanceTimersByTime(STAFF_SESSION.idleMs - 60_000);
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(STAFF_SESSION.idleMs);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('a key that is pressed, in this window or another, begins the time anew', () => {
  const onIdle = jest.fn();
  const end = watchIdle(onIdle);
  jest.advanceTimersByTime(STAFF_SESSION.idleMs - 60_000);
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(STAFF_SESSION.idleMs - 60_000);
  noteActivity();
  jest.advanceTimersByTime(STAFF_SESSION.idleMs - 60_000);
  expect(onIdle).not.toHaveBeenCalled();
  end();
});

test('who works without a call keeps the session', () => {
  keepToken({ token: 'old', expiresAt: new Date(Date.now() + 60_000).toISOString() });
  const end = watchIdle(() => undefined);
  jest.advanceTimersByTime(20_000);
  expect(fake.calls).toHaveLength(0);
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(20_000);
  expect(fake.calls.map(({ path }) => path)).toEqual(['/api/admin/refresh']);
  end();
});
