import { sessionStore } from '@chalkboard/web-kit';
import { useSyncExternalStore } from 'react';

const keyOf = (shareId: string) => `order_test_${shareId}`;
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Whether orders of a menu from this tab are test orders. */
export function isTesting(shareId: string): boolean {
  return sessionStore.read(keyOf(shareId)) !== null;
}

/** From now on, or no longer, in this tab alone. */
export function setTesting(shareId: string, on: boolean): void {
  if (on) sessionStore.write(keyOf(shareId), '1');
  else sessionStore.remove(keyOf(shareId));
  for (const listener of listeners) listener();
}

export function useTesting(shareId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isTesting(shareId),
    () => false,
  );
}
