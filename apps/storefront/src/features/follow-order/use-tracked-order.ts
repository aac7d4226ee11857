import type { TrackedOrder } from '@chalkboard/contracts';
import {
  cancelOrderRoute,
  followOrderRoute,
  trackOrderRoute,
} from '@chalkboard/contracts/api/ordering/tracking.routes';
import { FINAL_STATUSES } from '@chalkboard/contracts/order-lifecycle';
import {
  addressOf,
  call,
  eventsOf,
  hasStatus,
  queryOf,
  useEventStream,
  useQuery,
  useQueryClient,
} from '@chalkboard/web-kit';
import { useCallback, useState } from 'react';
import { useShownAgain } from '../../use-shown-again';

/**
 * An order as it is now: read once, then heard by events. While the line is lost `reconnecting` is true and the order
 * is read again with each new attempt, so that it also goes on where events do not come through.
 * @param secret the last part of its tracking page's path
 */
export function useTrackedOrder(secret: string) {
  const queryClient = useQueryClient();
  const place = { params: { secret } };
  const tracked = queryOf(trackOrderRoute, place);
  const [address] = tracked.queryKey;
  const { data: order, error, isPending, refetch } = useQuery({ ...tracked, refetchOnMount: 'always' });
  const [reconnecting, setReconnecting] = useState(false);

  /** Takes what is newer than what is shown. */
  const take = useCallback(
    (next: TrackedOrder) =>
      queryClient.setQueryData<TrackedOrder>([address], (now) => (now && now.version > next.version ? now : next)),
    [queryClient, address],
  );
  const readAgain = useCallback(async () => {
    try {
      take(await call(trackOrderRoute, { params: { secret } }));
      return true;
    } catch {
      // Not reached either: the next attempt comes by itself.
      return false;
    }
  }, [secret, take]);

  // What was completed and can still be paid is followed until the restaurant says that it is.
  const final = order !== undefined && FINAL_STATUSES.includes(order.status) && !order.payment;
  const missing = hasStatus(error, 404);
  useEventStream(final || missing ? undefined : addressOf(followOrderRoute, place), {
    onEvent: eventsOf(followOrderRoute, {
      order: (next) => {
        setReconnecting(false);
        take(next);
      },
    }),
    onLost: () => {
      setReconnecting(true);
      void readAgain();
    },
    onRefused: () => void refetch(),
  });

  useShownAgain(readAgain);

  const cancel = async () => take(await call(cancelOrderRoute, { ...place, body: {} }));
  return { order, error, missing, isPending, refetch, readAgain, reconnecting: reconnecting && !final, cancel };
}
