import type { CartLine, Menu } from '@chalkboard/contracts';
import { use, useEffect, useMemo } from 'react';
import { useNow } from '../hours/use-now';
import { dependsOnTime } from './timed-menu';

type Times = Pick<typeof import('./menu-at'), 'menuAt' | 'cartAt'>;

const MINUTE_MS = 60_000;

let known: Times | undefined;
let asked: Promise<Times | undefined> | undefined;

/** For who has it at hand: the server, which draws at once. */
export function provideTimes(times: Times): void {
  known = times;
}

/** Fetched for menus that depend on the time alone. Where it cannot be had, the usual prices show. */
function fetchTimes(): Promise<Times | undefined> {
  asked ??= import('./menu-at').then(
    (times) => (known = times),
    () => undefined,
  );
  return asked;
}

/**
 * A menu as it is now, told again each minute, and the cart at its prices; the very same menu where nothing of it
 * depends on the time.
 */
export function useMenuNow(menu: Menu, change: (next: (lines: readonly CartLine[]) => CartLine[]) => void): Menu {
  const now = useNow();
  const times = dependsOnTime(menu) ? (known ?? use(fetchTimes())) : undefined;
  const minute = times && Math.floor(now / MINUTE_MS);
  const menuNow = useMemo(
    () => (times && minute !== undefined ? times.menuAt(menu, minute * MINUTE_MS) : menu),
    [menu, times, minute],
  );
  useEffect(() => {
    if (times && menuNow.rules?.happyHours) change((lines) => times.cartAt(lines, menuNow));
  }, [times, menuNow, change]);
  return menuNow;
}
