import { followChannelsRoute, showChannelsRoute } from '@chalkboard/contracts/api/notify/channels.routes';
import { addressOf, eventsOf, queryOf, useEventStream, useQuery, useQueryClient } from '@chalkboard/web-kit';
import { useState } from 'react';

/** The channels of a menu, kept as they are on the server while the page is open. */
export function useChannels(shareId: string) {
  const place = { params: { shareId } };
  const channels = queryOf(showChannelsRoute, place);
  const queries = useQueryClient();
  const [lost, setLost] = useState(false);
  const { data, isError, refetch } = useQuery({ ...channels, refetchOnMount: 'always' });
  useEventStream(addressOf(followChannelsRoute, place), {
    onEvent: eventsOf(followChannelsRoute, {
      channels: (now) => {
        setLost(false);
        queries.setQueryData(channels.queryKey, now);
      },
    }),
    onLost: () => setLost(true),
  });
  return { channels: data, failed: isError && !data, lost: lost && data !== undefined, retry: () => void refetch() };
}
