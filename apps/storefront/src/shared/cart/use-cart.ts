import type { CartLine } from '@chalkboard/contracts';
import { localStore } from '@chalkboard/web-kit';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { watchStorage } from '../../watch-storage';
import { parseCart } from './cart';

const cartKey = (shareId: string) => `cart_${shareId}`;

/** Components of this page that show a cart: they hear of a change at once. */
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  const unwatch = watchStorage(changed);
  return () => {
    listeners.delete(changed);
    unwatch();
  };
}

/** The cart as it is kept now. */
export function storedCart(shareId: string): CartLine[] {
  return parseCart(localStore.read(cartKey(shareId)));
}

/** Changes the kept cart, beginning with its newest lines, also those another tab wrote. */
export function changeCart(shareId: string, next: (lines: readonly CartLine[]) => CartLine[]): void {
  const changed = next(storedCart(shareId));
  if (changed.length) localStore.write(cartKey(shareId), JSON.stringify(changed));
  else localStore.remove(cartKey(shareId));
  for (const listener of listeners) listener();
}

export function emptyCart(shareId: string): void {
  changeCart(shareId, () => []);
}

/** The cart of one menu, kept in this browser. `change` takes the newest lines, also those another tab wrote. */
export function useCart(shareId: string) {
  const stored = useSyncExternalStore(
    subscribe,
    () => localStore.read(cartKey(shareId)),
    () => null,
  );
  const lines = useMemo(() => parseCart(stored), [stored]);
  const change = useCallback(
    (next: (lines: readonly CartLine[]) => CartLine[]) => changeCart(shareId, next),
    [shareId],
  );
  return { lines, change };
}
