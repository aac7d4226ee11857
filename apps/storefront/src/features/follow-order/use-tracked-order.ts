import type { TrackedOrder } from '@chalkboard/contracts';
import { FINAL_STATUSES } from '@chalkboard/contracts/order-lifecycle';
import { api, hasStatus, useEventStream, useQuery, useQueryClient } from '@chalkboard/web-kit';
import { useCallback, useState } from 'react';
import { useShownAgain } from '../../use-shown-again';

const addressOf = (secret: string) => `/api/orders/track/${encodeURIComponent(secret)}`;

/**
 * An order as it is now: read once, then heard by events. While the line is lost `reconnecting` is true and the order is read again with
 * each new try, so that it also goes on where events do not come through.
 * @param secret the last part of its tracking page's path
 */
export function useTrackedOrder(secret: string) {
  const queryClient = useQueryClient();
  const address = addressOf(secret);
  const { data: order, error, isPending, refetch } = useQuery<TrackedOrder>({ queryKey: [address], refetchOnMount: 'always' });
  const [reconnecting, setReconnecting] = useState(false);

  /** Takes what is newer than what is shown. */
  const take = useCallback(
    (next: TrackedOrder) => queryClient.setQueryData<TrackedOrder>([address], (now) => (now && now.version > next.version ? now : next)),
    [queryClient, address],
  );
  const readAgain = useCallback(async () => {
    try {
      take(await api<TrackedOrder>(address));
      return true;
    } catch {
      // Not reached either: the next try comes by itself.
      return false;
    }
  }, [address, take]);

  const final = order !== undefined && FINAL_STATUSES.includes(order.status);
  const missing = hasStatus(error, 404);
  useEventStream(final || missing ? undefined : `${address}/events`, {
    onEvent: ({ event, data }) => {
      if (event !== 'order') return;
      setReconnecting(false);
      take(JSON.parse(data) as TrackedOrder);
    },
    onLost: () => {
      setReconnecting(true);
      void readAgain();
    },
    onRefused: () => void refetch(),
  });

  useShownAgain(readAgain);

  const cancel = async () => take(await api<TrackedOrder>(`${address}/cancel`, { method: 'POST', body: {} }));
  return { order, error, missing, isPending, refetch, readAgain, reconnecting: reconnecting && !final, cancel };
}
