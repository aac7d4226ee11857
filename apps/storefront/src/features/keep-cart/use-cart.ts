import { CART_POLL_MS, type CartLine } from '@chalkboard/contracts';
import { localStore } from '@chalkboard/web-kit';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { parseCart } from './cart';

const cartKey = (shareId: string) => `cart_${shareId}`;

/** Components of this page that show a cart; other tabs are heard by storage events and by asking each second. */
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  const poll = setInterval(changed, CART_POLL_MS);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
    clearInterval(poll);
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
  const stored = useSyncExternalStore(subscribe, () => localStore.read(cartKey(shareId)), () => null);
  const lines = useMemo(() => parseCart(stored), [stored]);
  const change = useCallback((next: (lines: readonly CartLine[]) => CartLine[]) => changeCart(shareId, next), [shareId]);
  return { lines, change };
}
