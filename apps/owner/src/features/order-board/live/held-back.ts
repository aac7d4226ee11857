import type { BoardOrder } from '@chalkboard/contracts';

/**
 * Orders that nobody has answered and of which no message has come through, though one was written: the board alone
 * tells of them. With why, as far as it is known.
 */
export function heldBackOf(orders: readonly Pick<BoardOrder, 'status' | 'messages'>[]): {
  readonly count: number;
  readonly reason: string | undefined;
} {
  const held = orders.filter(
    ({ status, messages }) =>
      status === 'placed' &&
      messages.length > 0 &&
      messages.every((message) => message.status === 'failed' || message.channel === 'print'),
  );
  return {
    count: held.length,
    reason: held.flatMap(({ messages }) => messages.flatMap(({ reason }) => reason ?? [])).at(-1),
  };
}
