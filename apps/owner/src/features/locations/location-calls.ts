import type { AddLocationRequest, SetOwnPricesRequest } from '@chalkboard/contracts';
import {
  addLocationRoute,
  listOwnedLocationsRoute,
  readOwnPricesRoute,
  removeLocationRoute,
  reopenLocationRoute,
  setOwnPricesRoute,
} from '@chalkboard/contracts/api/menu/locations.routes';
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
