/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { sentMemory } from './sent-memory';

const sent = { contact: 'ada@example.com', channel: 'email', validMinutes: 15 } as const;
afterEach(() => sentMemory.forget());

test('a reload still knows where the code went, as long as the code works', () => {
  sentMemory.keep(sent, 0);
  expect(sentMemory.read(14 * 60_000)).toEqual(sent);
  expect(sentMemory.read(15 * 60_000)).toBeUndefined();
});

test.each(['{"contact":', '7', '{"contact":5}'])('what cannot be used is as if it were not there: %s', (kept) => {
  sessionStorage.setItem('sign_in_sent', kept);
  expect(sentMemory.read(0)).toBeUndefined();
});
