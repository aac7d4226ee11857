import { hasFields, localStore, parseJson, randomKey } from '@chalkboard/web-kit';

const keyName = (shareId: string) => `order_key_${shareId}`;

/**
 * The idempotency key of an order: the same for the same content in every tab, so that a retry, a double tap, a second
 * tab or a reload after a lost answer is one order; a new one as soon as anything in the order changes.
 * @param content the body that will be sent, as text
 */
export function orderKeyFor(shareId: string, content: string): string {
  const kept = parseJson(localStore.read(keyName(shareId)));
  if (hasFields(kept) && kept.content === content && typeof kept.key === 'string' && kept.key) return kept.key;
  const key = randomKey();
  localStore.write(keyName(shareId), JSON.stringify({ content, key }));
  return key;
}

/** After an order is taken: the next one with the same content is another order. */
export function deleteOrderKey(shareId: string): void {
  localStore.remove(keyName(shareId));
}
