/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { oneAtATime, unlessAnotherDoes } from './one-at-a-time';

type Request = (
  name: string,
  options: LockOptions,
  work: (lock: object | null) => Promise<unknown>,
) => Promise<unknown>;
const withLocks = (request: Request | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: request && { request }, configurable: true });
afterEach(() => withLocks(undefined));

const granted: Request = (_name, _options, work) => work({});
const taken: Request = (_name, _options, work) => work(null);
const refused: Request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));

test.each([
  ['granted', granted],
  ['refused, as in a frame of another site', refused],
  ['unknown to the browser', undefined],
])('an order is placed once where locks are %s', async (_, request) => {
  withLocks(request);
  const work = jest.fn(async () => 'placed');
  expect(await oneAtATime('abc', work)).toBe('placed');
  expect(await unlessAnotherDoes('abc', work, 'left')).toBe('placed');
  expect(work).toHaveBeenCalledTimes(2);
});

test('what another tab is at already is left to it', async () => {
  withLocks(taken);
  expect(await unlessAnotherDoes('abc', async () => 'placed', 'left')).toBe('left');
});

test('an order that failed is not placed a second time', async () => {
  withLocks(granted);
  const work = jest.fn(() => Promise.reject(new Error('no')));
  await expect(oneAtATime('abc', work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});
