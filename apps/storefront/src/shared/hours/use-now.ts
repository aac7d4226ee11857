import { use, useEffect, useState } from 'react';
import { DrawnAt } from './drawn-at';

const TICK_MS = 30_000;

/** Milliseconds since the epoch, told again every half minute. */
export function useNow(): number {
  const drawnAt = use(DrawnAt);
  const [now, setNow] = useState(() => drawnAt ?? Date.now());
  useEffect(() => {
    // What was drawn a moment ago needs no second drawing.
    setNow((known) => (Math.abs(Date.now() - known) < TICK_MS ? known : Date.now()));
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}
