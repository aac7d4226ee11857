import { Fragment } from '@chalkboard/contracts';

/** How long a page waits for what can be read before any script; after that it comes without. */
export const FRAGMENT_BUDGET_MS = 300;
/** Pages whose fragments are kept to be asked for by their etags; they are used only when the server says which of them is still right. */
const KEPT = 200;
/** Kept of one page: it has as many as its menu has languages, however many browsers' wishes there are. */
const VIEWS = 2;

export interface FragmentSource {
  /**
   * The first view of a page.
   * @param path of the fragment server @param search the page's query without "?"
   * @param languages BCP 47 tags, the most wanted first; none where the page has one language only
   * @throws Error when it is not there within the budget, or does not fit its contract
   */
  of(page: { readonly path: string; readonly search: string; readonly framed: boolean; readonly languages: readonly string[] }): Promise<Fragment>;
}

/** Asks a fragment server. @param url its origin */
export function createFragmentSource({ url, budgetMs = FRAGMENT_BUDGET_MS }: { readonly url: string; readonly budgetMs?: number }): FragmentSource {
  const kept = new Map<string, readonly Fragment[]>();
  return {
    of: async ({ path, search, framed, languages }) => {
      const address = new URL(path, url);
      if (search) address.searchParams.set('search', search);
      if (framed) address.searchParams.set('framed', '1');
      const page = address.href;
      if (languages.length > 0) address.searchParams.set('languages', languages.join(','));
      const views = kept.get(page) ?? [];
      const response = await fetch(address, { signal: AbortSignal.timeout(budgetMs), headers: views.length > 0 ? { 'if-none-match': views.map(({ etag }) => etag).join(', ') } : {} });
      const known = response.status === 304 && views.find(({ etag }) => etag === response.headers.get('etag'));
      if (known) return known;
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the fragment server answered ${response.status}`);
      }
      const fragment = Fragment.parse(await response.json());
      const others = (kept.get(page) ?? []).filter(({ etag }) => etag !== fragment.etag);
      kept.delete(page);
      kept.set(page, [fragment, ...others].slice(0, VIEWS));
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return fragment;
    },
  };
}
