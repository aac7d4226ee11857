import type { AddLocationRequest, SetOwnPricesRequest } from '@chalkboard/contracts';
import {
  addLocationRoute,
  listOwnedLocationsRoute,
  readOwnPricesRoute,
  removeLocationRoute,
  reopenLocationRoute,
  setOwnPricesRoute,
} from '@chalkboard/contracts/api/menu/locations.routes';
import { showBoardRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { FINAL_STATUSES } from '@chalkboard/contracts/order-lifecycle';
import { call, queryOf, useQuery } from '@chalkboard/web-kit';

const listOf = (main: string) => queryOf(listOwnedLocationsRoute, { params: { shareId: main } });
const pricesOf = (shareId: string) => queryOf(readOwnPricesRoute, { params: { shareId } });

export const locationsKey = (main: string) => listOf(main).queryKey;
export const pricesKey = (shareId: string) => pricesOf(shareId).queryKey;

/** The locations of a main menu; read again each time a page opens. */
export function useLocations(main: string) {
  return useQuery({ ...listOf(main), refetchOnMount: 'always' });
}

/** The prices of a location that are its own. */
export function useOwnPrices(shareId: string) {
  return useQuery({ ...pricesOf(shareId), refetchOnMount: 'always' });
}

/**
 * What `useQuery` takes to read which orders are under way at a location, by their numbers; read again each time it is
 * asked.
 */
export function openOrdersAt(shareId: string) {
  return {
    queryKey: ['open-orders', shareId],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { orders } = await call(showBoardRoute, { params: { shareId }, signal });
      return orders.filter(({ status }) => !FINAL_STATUSES.includes(status)).map(({ orderNumber }) => orderNumber);
    },
    refetchOnMount: 'always' as const,
    gcTime: 0,
  };
}

/** The calls that change the locations of a main menu. Each throws ApiError. */
export function locationsApi(main: string) {
  const place = (locationShareId: string) => ({ params: { shareId: main, locationShareId } });
  return {
    add: (body: AddLocationRequest) => call(addLocationRoute, { params: { shareId: main }, body }),
    remove: (shareId: string) => call(removeLocationRoute, place(shareId)),
    reopen: (shareId: string) => call(reopenLocationRoute, place(shareId)),
  };
}

/** @throws ApiError */
export function setOwnPrices(shareId: string, body: SetOwnPricesRequest) {
  return call(setOwnPricesRoute, { params: { shareId }, body });
}
