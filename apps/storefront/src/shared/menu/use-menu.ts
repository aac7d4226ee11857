import type { Menu } from '@chalkboard/contracts';
import { readMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { queryOf, useQuery, type QueryClient } from '@chalkboard/web-kit';
import { useEffect } from 'react';

/** What reads a menu; its key is the address. */
export const menuQuery = (shareId: string) => queryOf(readMenuRoute, { params: { shareId } });

/** The menu that came with the page, until the first page that shows it is left. */
const withPage = new Set<string>();

/** Puts a menu where `useMenu` finds it. */
export function seedMenu(queryClient: QueryClient, menu: Menu): void {
  queryClient.setQueryData(menuQuery(menu.shareId).queryKey, menu);
}

/** The menu that came with the page: the first page to show it asks for nothing. */
export function seedMenuOfPage(queryClient: QueryClient, menu: Menu): void {
  seedMenu(queryClient, menu);
  withPage.add(menu.shareId);
}

/** A menu by its id; read again each time a page opens, since its owner may have changed it meanwhile. */
export function useMenu(shareId: string) {
  useEffect(() => () => void withPage.delete(shareId), [shareId]);
  return useQuery({ ...menuQuery(shareId), refetchOnMount: () => (withPage.has(shareId) ? false : 'always') });
}
