/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part';
import { PartBoundary } from './part-boundary';

const missing = () => Object.assign(new Error('Loading chunk 146 failed.'), { name: 'ChunkLoadError' });
const came = { default: () => <p>Your order</p> };

let reported: unknown[];
beforeEach(() => {
  jest.useFakeTimers();
  reported = [];
  globalThis.reportError = (error) => void reported.push(error);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function draw(load: () => Promise<typeof came>) {
  const Part = lazyPart(load);
  await act(
    async () =>
      void render(
        <PartBoundary fallback={<p>It has not come</p>}>
          <Suspense fallback={<p>Wait</p>}>
            <Part />
          </Suspense>
        </PartBoundary>,
      ),
  );
}
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

test('a part whose script is lost once is drawn after a retry', async () => {
  const load = jest.fn(async () => came).mockRejectedValueOnce(missing());
  await draw(load);
  expect(load).toHaveBeenCalledTimes(1);
  screen.getByText('Wait');
  await pass(500);
  screen.getByText('Your order');
});

test('a retry does not wait when the network is back', async () => {
  const load = jest
    .fn(async () => came)
    .mockRejectedValueOnce(missing())
    .mockRejectedValueOnce(missing());
  await draw(load);
  await pass(500);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(0);
  screen.getByText('Your order');
});

test('after the last retry the fallback is drawn, and no defect is reported', async () => {
  const load = jest.fn(async (): Promise<typeof came> => {
    throw missing();
  });
  await draw(load);
  await pass(60_000);
  screen.getByText('It has not come');
  expect([load.mock.calls.length, reported]).toEqual([5, []]);
});

test('a part that throws is not retried, and its error is reported', async () => {
  const broken = new TypeError('x is not a function');
  const load = jest.fn(async (): Promise<typeof came> => {
    throw broken;
  });
  await draw(load);
  screen.getByText('It has not come');
  expect([load.mock.calls.length, reported]).toEqual([1, [broken]]);
});
