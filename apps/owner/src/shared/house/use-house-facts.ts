import type { MenuReview } from '@chalkboard/contracts';
import { useQuery } from '@chalkboard/web-kit';
import { useMenuAccess } from '../menu/use-menu-access';
import { readReview, reviewKey } from '../review-api';

/**
 * What was read of the house, for whoever may change the menu. `undefined`: this browser may not, or nobody can tell;
 * `pending`: that is being asked. It is a query of its own: the review begins with the menu as it is then, never with
 * what was read here.
 */
export function useHouseFacts(
  shareId: string,
): { readonly review: Pick<MenuReview, 'reading' | 'source' | 'timeZones'>; readonly pending: boolean } | undefined {
  const access = useMenuAccess(shareId);
  const review = useQuery<MenuReview>({
    queryKey: [...reviewKey(shareId), 'house'],
    queryFn: () => readReview(shareId),
    enabled: access.data?.canEdit === true,
    gcTime: 0,
  });
  if (access.isError || review.isError || access.data?.canEdit === false) return undefined;
  const { reading, source, timeZones } = review.data ?? {};
  return { review: { reading, source, timeZones }, pending: !review.data };
}
