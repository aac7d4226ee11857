import { inSlices } from './in-slices';

function* work(steps: number, ms: number): Generator<void, string> {
  for (let step = 0; step < steps; step += 1) {
    const until = performance.now() + ms;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

test('gives what the work gives, and lets others work in between', async () => {
  let others = 0;
  const count = setInterval(() => (others += 1), 1);
  expect(await inSlices(work(10, 10), new AbortController().signal)).toBe('done');
  clearInterval(count);
  expect(others).toBeGreaterThan(3);
});

test('ends when nobody waits for it any more', async () => {
  const away = new AbortController();
  const running = inSlices(work(10, 10), away.signal);
  away.abort(new Error('left'));
  await expect(running).rejects.toThrow('left');
});
