import { hasStatus, useQueryClient } from '@chalkboard/web-kit';
import { signOut, storedToken } from '@chalkboard/web-kit/staff-session';
import { useEffect, useState } from 'react';
import { watchIdle } from './idle-watch';

/** `idle`: nobody was there; `over`: ended elsewhere, or no longer taken. */
export type SessionEnd = 'idle' | 'over';

/** What ended the session while the page was open: a refused call, or nobody being there. Undefined while it lasts. */
export function useSessionEnd(): SessionEnd | undefined {
  const queries = useQueryClient();
  const [ended, setEnded] = useState<SessionEnd>();
  useEffect(() => {
    const look = (error: unknown) => {
      if (hasStatus(error, 401) && !storedToken()) setEnded((before) => before ?? 'over');
    };
    const ends = [
      queries.getQueryCache().subscribe(({ query }) => look(query.state.error)),
      queries.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error)),
      watchIdle(() => {
        void signOut();
        setEnded('idle');
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [queries]);
  return ended;
}
