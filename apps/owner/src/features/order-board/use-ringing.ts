import type { Board, BoardOrder } from '@chalkboard/contracts';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { useCallback } from 'react';
import { texts } from '../../texts';
import type { BoardApi } from './live/board-api';
import type { LiveBoard } from './live/use-board';
import { useRing } from './ring/use-ring';
import { useSeen } from './ring/use-seen';
import type { Sound } from './ring/use-sound';

const t = texts.board;

/** What rings on this device, by sound and in the page's title, until somebody has seen it. */
export function useRinging(api: BoardApi, board: Board, live: LiveBoard, sound: Sound) {
  const seen = useSeen(async (orderIds) => {
    await api.markSeen(orderIds);
    live.markedSeen(orderIds);
  });
  const { has: isSeen } = seen;
  // The same function until one more was seen, so that no ticket is drawn anew.
  const rings = useCallback(
    ({ orderId, status, seenAt }: BoardOrder) => status === 'placed' && !seenAt && !isSeen(orderId),
    [isSeen],
  );
  const count = board.orders.filter(rings).length;
  // Calls ring until somebody goes: that they were seen helps nobody at the table.
  const calling = board.tables?.calls.length ?? 0;
  const flash = useRing(count + calling, sound.play);
  const rung = [
    ...(count > 0 ? [t.ringingTitle({ count })] : []),
    ...(calling > 0 ? [texts.tables.board.ringing({ count: calling })] : []),
  ].join(', ');
  useDocumentTitle(flash ? rung : `${t.title}: ${board.restaurantName}`);
  return { count, rings, rung, watch: seen.watch };
}
