import type { Channels } from '@chalkboard/contracts';
import { useEventStream, useQuery, useQueryClient } from '@chalkboard/web-kit';
import { useState } from 'react';
import { channelsPath } from './channels-api';

/** The channels of a menu, kept as they are on the server while the page is open. */
export function useChannels(shareId: string) {
  const queryKey = [channelsPath(shareId)];
  const queries = useQueryClient();
  const [lost, setLost] = useState(false);
  const { data, isError, refetch } = useQuery<Channels>({ queryKey, refetchOnMount: 'always' });
  useEventStream(`${channelsPath(shareId)}/events`, {
    onEvent: ({ event, data: text }) => {
      if (event !== 'channels') return;
      setLost(false);
      queries.setQueryData(queryKey, JSON.parse(text) as Channels);
    },
    onLost: () => setLost(true),
  });
  return { channels: data, failed: isError && !data, lost: lost && data !== undefined, retry: () => void refetch() };
}
