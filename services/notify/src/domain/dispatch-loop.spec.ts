import { WakeSignal } from '@chalkboard/service-kit/domain';
import { DispatchLoop } from './dispatch-loop';

/** Resolves when the loop has looked so often. */
function looking(answers: readonly boolean[]) {
  const signal = new WakeSignal();
  let looks = 0;
  let reached: () => void = () => undefined;
  const loop = new DispatchLoop(signal, async () => {
    const more = answers[looks] ?? false;
    looks++;
    reached();
    return more;
  });
  const after = (count: number) =>
    new Promise<void>((resolve) => {
      reached = () => looks >= count && resolve();
      reached();
    });
  return { signal, loop, after, looks: () => looks };
}

it('looks again at once while there may be more, and when it is woken', async () => {
  const { loop, signal, after, looks } = looking([true, true, false]);
  loop.start();
  await after(3);
  expect(looks()).toBe(3);
  signal.raise();
  await after(4);
  await loop.stop();
});

it('looks no more once it was stopped, though nothing wakes it', async () => {
  const { loop, after, looks } = looking([]);
  loop.start();
  await after(1);
  await loop.stop();
  const then = looks();
  await new Promise((resolve) => setImmediate(resolve));
  expect(looks()).toBe(then);
});
