import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

/** How far the server's clock is ahead of this device's, ms. */
const ClockOffset = createContext(0);

export function BoardClock({ offsetMs, children }: { readonly offsetMs: number; readonly children: ReactNode }) {
  return <ClockOffset value={offsetMs}>{children}</ClockOffset>;
}

const TICK_MS = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for everything on the page that shows time. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** The server's time, ms, in steps of `stepMs`: what uses it is drawn anew once a step. */
export function useServerNow(stepMs = TICK_MS): number {
  const offset = use(ClockOffset);
  return useSyncExternalStore(subscribe, () => Math.floor((Date.now() + offset) / stepMs) * stepMs);
}
