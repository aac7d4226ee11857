import { Fragment } from '@chalkboard/contracts';

/** How long a page waits for what can be read before any script; after that it comes without. */
export const FRAGMENT_BUDGET_MS = 300;
/** Fragments kept to be asked for by their etag; they are used only when the server says they are still right. */
const KEPT = 200;

export interface FragmentSource {
  /**
   * The first view of a menu's page.
   * @param search the page's query without "?"
   * @throws Error when it is not there within the budget, or does not fit its contract
   */
  ofMenu(menu: { readonly shareId: string; readonly search: string; readonly framed: boolean }): Promise<Fragment>;
}

/** Asks a fragment server. @param url its origin */
export function createFragmentSource({ url, budgetMs = FRAGMENT_BUDGET_MS }: { readonly url: string; readonly budgetMs?: number }): FragmentSource {
  const kept = new Map<string, Fragment>();
  return {
    ofMenu: async ({ shareId, search, framed }) => {
      const address = new URL(`/fragments/menu/${encodeURIComponent(shareId)}`, url);
      if (search) address.searchParams.set('search', search);
      if (framed) address.searchParams.set('framed', '1');
      const known = kept.get(address.search + address.pathname);
      const response = await fetch(address, { signal: AbortSignal.timeout(budgetMs), headers: known ? { 'if-none-match': known.etag } : {} });
      if (response.status === 304 && known) return known;
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the fragment server answered ${response.status}`);
      }
      const fragment = Fragment.parse(await response.json());
      kept.delete(address.search + address.pathname);
      kept.set(address.search + address.pathname, fragment);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return fragment;
    },
  };
}
