import type { SalesQuery } from '@chalkboard/contracts';
import { showVisitsRoute } from '@chalkboard/contracts/api/menu/visits.routes';
import { showSalesRoute } from '@chalkboard/contracts/api/ordering/sales.routes';
import { keepPreviousData, queryOf, useQuery } from '@chalkboard/web-kit';

/** What is counted anew every few seconds is read again every minute while somebody looks. */
const AGAIN_MS = 60_000;

/** The orders of some days. The ones before stay on the screen until they are there. */
export function useSales(shareId: string, query: SalesQuery) {
  return useQuery({
    ...queryOf(showSalesRoute, { params: { shareId }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });
}

/**
 * Who opened the menu in these days; another service counts it.
 * @param enabled false: somebody without a right to the orders has none to this
 */
export function useVisits(shareId: string, query: SalesQuery, enabled: boolean) {
  return useQuery({
    enabled,
    ...queryOf(showVisitsRoute, { params: { shareId }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });
}
