import type { CallStaffRequest, TableVisit } from '@chalkboard/contracts';
import {
  callStaffRoute,
  followTableRoute,
  leaveTableRoute,
  showTableRoute,
  visitTableRoute,
} from '@chalkboard/contracts/api/ordering/tables.routes';
import { addressOf, ApiError, call, describeError, eventsOf, useEventStream } from '@chalkboard/web-kit';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { endTable, forgetTable, isTableOver, keepTable } from '../../shared/table/stored-table';
import { useShownAgain } from '../../use-shown-again';

const CODE = /^#table=([\w-]{20,80})$/;

/** The code in the address, taken out of it: it is a secret, and lies in the cookie from now on. */
function takeCode(): string | undefined {
  const code = CODE.exec(window.location.hash)?.[1];
  if (code !== undefined) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }
  return code;
}

/** The table of this phone: joined by the code in the address, followed by events. */
export function useTable(shareId: string, failed: string) {
  const params = { shareId };
  const [visit, setVisit] = useState<TableVisit>();
  const [reconnecting, setReconnecting] = useState(false);

  /** Nothing is followed any more: what is closed by the guest stays closed. */
  const end = useCallback(
    (over: string) => {
      setVisit(undefined);
      endTable(shareId, over);
    },
    [shareId],
  );
  const take = useCallback(
    (next: TableVisit) => {
      setReconnecting(false);
      if (next.over !== undefined) return end(next.over);
      setVisit(next);
      keepTable(shareId, next);
    },
    [shareId, end],
  );
  /** What says that the table is none of this phone's ends it; a network that fails does not. */
  const refused = useCallback(
    (error: unknown) => {
      if (error instanceof ApiError && isTableOver(error.problem?.code)) end(describeError(error, failed));
      else setReconnecting(true);
    },
    [end, failed],
  );
  const read = useCallback(
    async (code?: string) => {
      const place = { params: { shareId } };
      try {
        take(
          code === undefined
            ? await call(showTableRoute, place)
            : await call(visitTableRoute, { ...place, body: { code } }),
        );
      } catch (error) {
        refused(error);
      }
    },
    [shareId, take, refused],
  );
  const begin = useEffectEvent(() => void read(takeCode()));
  useEffect(() => {
    begin();
    // The code of another table may be scanned while this page is open.
    const scanned = () => CODE.test(window.location.hash) && begin();
    window.addEventListener('hashchange', scanned);
    return () => window.removeEventListener('hashchange', scanned);
  }, [shareId]);

  useEventStream(visit && addressOf(followTableRoute, { params }), {
    onEvent: eventsOf(followTableRoute, { table: take }),
    onLost: () => void read(),
    onRefused: refused,
  });
  const readAgain = useCallback(() => void read(), [read]);
  useShownAgain(readAgain);

  return {
    visit,
    reconnecting,
    /** @throws ApiError */
    callStaff: async (body: CallStaffRequest) => {
      try {
        take(await call(callStaffRoute, { params, body }));
      } catch (error) {
        if (error instanceof ApiError && isTableOver(error.problem?.code)) refused(error);
        else throw error;
      }
    },
    leave: async () => {
      forgetTable(shareId);
      await call(leaveTableRoute, { params }).catch(() => undefined);
    },
  };
}
