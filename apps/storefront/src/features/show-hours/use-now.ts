import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** Milliseconds since the epoch, told again every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}
