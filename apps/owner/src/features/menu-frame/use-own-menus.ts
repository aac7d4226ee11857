import type { Account } from '@chalkboard/contracts';
import { listBusinessMenusRoute } from '@chalkboard/contracts/api/menu/rights.routes';
import { call, useQuery } from '@chalkboard/web-kit';
import { browserMenus } from '../../shared/browser-menus/browser-menus';
import { readMenusOfDevice } from '../../shared/browser-menus/read-menus';

/** Menus of this device beside those of a business: each costs two calls. */
const OF_DEVICE = 6;
const KEPT_MS = 60_000;

export interface OwnMenu {
  readonly shareId: string;
  readonly restaurantName: string;
}

/** The menus that somebody may go to: those of the businesses, and after them the latest of this device. */
async function readOwnMenus(businessIds: readonly string[]): Promise<OwnMenu[]> {
  const listed = await Promise.all(
    businessIds.map((businessId) =>
      call(listBusinessMenusRoute, { params: { businessId } }).then(
        ({ menus }) => menus,
        () => [],
      ),
    ),
  );
  const owned = listed.flat();
  const ids = browserMenus.ids().filter((id) => !owned.some(({ shareId }) => shareId === id));
  const { menus } = await readMenusOfDevice(ids.slice(0, OF_DEVICE));
  return [...owned, ...menus].map(({ shareId, restaurantName }) => ({ shareId, restaurantName }));
}

/**
 * Where the switch leads, in an order that does not change with what was worked on last.
 * @param account undefined: nobody is signed in
 */
export function useOwnMenus(account: Account | undefined, enabled: boolean): readonly OwnMenu[] {
  const ids = account?.businesses.map(({ id }) => id) ?? [];
  const { data = [] } = useQuery({
    queryKey: ['own-menus', ...ids],
    queryFn: () => readOwnMenus(ids),
    enabled,
    staleTime: KEPT_MS,
  });
  return data.toSorted((one, other) => one.restaurantName.localeCompare(other.restaurantName));
}
