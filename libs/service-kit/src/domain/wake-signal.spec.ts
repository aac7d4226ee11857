import { WakeSignal } from './wake-signal';

describe('a signal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const woken = (signal: WakeSignal, limitMs: number) => {
    const state = { woken: false };
    void signal.wait(limitMs).then(() => (state.woken = true));
    return state;
  };

  it('wakes who waits, long before the limit', async () => {
    const signal = new WakeSignal();
    const waiting = woken(signal, 1000);
    await jest.advanceTimersByTimeAsync(10);
    expect(waiting.woken).toBe(false);
    signal.raise();
    await jest.advanceTimersByTimeAsync(0);
    expect(waiting.woken).toBe(true);
  });

  it('is not lost when it is raised before anybody waits, and counts once', async () => {
    const signal = new WakeSignal();
    signal.raise();
    signal.raise();
    const first = woken(signal, 1000);
    await jest.advanceTimersByTimeAsync(0);
    const second = woken(signal, 1000);
    await jest.advanceTimersByTimeAsync(0);
    expect([first.woken, second.woken]).toEqual([true, false]);
  });

  it('lets nobody wait beyond the limit', async () => {
    const waiting = woken(new WakeSignal(), 1000);
    await jest.advanceTimersByTimeAsync(1000);
    expect(waiting.woken).toBe(true);
  });
});
