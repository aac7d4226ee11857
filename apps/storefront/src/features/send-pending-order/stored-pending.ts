import { localStore } from '@chalkboard/web-kit';

/** Where an order waits in this browser, by its menu. */
export const pendingKeyOf = (shareId: string) => `order_waiting_${shareId}`;

/** The stored text, for noticing changes. */
export function storedPending(shareId: string): string | null {
  return localStore.read(pendingKeyOf(shareId));
}
