import { Fragment, type UiLanguage } from '@chalkboard/contracts';

/**
 * How long a page waits for what can be read before any script; after that it comes without, or as it was a moment ago.
 */
export const FRAGMENT_BUDGET_MS = 300;
/** How long readers of a page share a fragment, from when it was asked for: as long as they share a menu. */
const SHARED_MS = 500;
/**
 * A page that is late or cannot be asked for is shown as it was at most this long ago: after that its opening hours may
 * be of before.
 */
const LAST_KNOWN_MS = 60_000;
/** An answer that no page waits for any more is still good for the next. */
const ASK_LIMIT_MS = 5000;
/**
 * Pages whose fragments are kept to be asked for by their etags; they are used only when the server says which of them
 * is still right.
 */
const KEPT = 200;
/**
 * Kept of one page in one language of the app: it has as many as its menu has languages, however many browsers' wishes
 * there are.
 */
const VIEWS = 2;

interface WantedPage {
  /** Of the fragment server. */
  readonly path: string;
  /** The page's query without "?". */
  readonly search: string;
  readonly framed: boolean;
  /** BCP 47 tags, the most wanted first; none where the page has one language only. */
  readonly languages: readonly string[];
  /** Of the app's words. */
  readonly ui: UiLanguage;
}

export interface FoundFragment {
  readonly fragment: Fragment;
  /** As it was a moment ago: its server is late, or cannot be asked. */
  readonly isEarlier: boolean;
}

export interface FragmentSource {
  /**
   * The first view of a page. Readers who come together share it.
   * @throws Error when it is not there within the budget and was not a moment ago, or does not fit its contract
   */
  of(page: WantedPage): Promise<FoundFragment>;
  /** What is at a path of the fragment server has changed: the next reader has it as it is now. */
  clear(path: string): void;
}

/** The newest question for an address, and what was answered there last. */
interface Asked {
  /** Of the fragment server. */
  readonly path: string;
  readonly answer: Promise<Fragment>;
  /** Until when others share it; pending ones are shared as long as they are. */
  sharedUntil: number;
  last: { readonly at: number; readonly fragment: Fragment } | undefined;
}

/** Asks a fragment server. @param url its origin */
export function createFragmentSource({
  url,
  budgetMs = FRAGMENT_BUDGET_MS,
}: {
  readonly url: string;
  readonly budgetMs?: number;
}): FragmentSource {
  const kept = new Map<string, readonly Fragment[]>();
  const asked = new Map<string, Asked>();

  const ask = async (page: string, address: string): Promise<Fragment> => {
    const views = kept.get(page) ?? [];
    const response = await fetch(address, {
      signal: AbortSignal.timeout(ASK_LIMIT_MS),
      headers: views.length > 0 ? { 'if-none-match': views.map(({ etag }) => etag).join(', ') } : {},
    });
    const unchanged = response.status === 304 && views.find(({ etag }) => etag === response.headers.get('etag'));
    if (unchanged) return unchanged;
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the fragment server answered ${response.status}`);
    }
    const fragment = Fragment.parse(await response.json());
    const others = (kept.get(page) ?? []).filter(({ etag }) => etag !== fragment.etag);
    putLast(kept, page, [fragment, ...others].slice(0, VIEWS));
    return fragment;
  };

  const askShared = (path: string, page: string, address: string): Asked => {
    const before = asked.get(address);
    if (before && Date.now() < before.sharedUntil) return before;
    const at = Date.now();
    const now: Asked = { path, answer: ask(page, address), sharedUntil: Infinity, last: before?.last };
    putLast(asked, address, now);
    now.answer.then(
      (fragment) => Object.assign(now, { sharedUntil: at + SHARED_MS, last: { at: Date.now(), fragment } }),
      // A failure is nobody else's.
      () => Object.assign(now, { sharedUntil: 0 }),
    );
    return now;
  };

  return {
    of: async ({ path, search, framed, languages, ui }) => {
      const address = new URL(path, url);
      if (search) address.searchParams.set('search', search);
      if (framed) address.searchParams.set('framed', '1');
      address.searchParams.set('ui', ui);
      const page = address.href;
      if (languages.length > 0) address.searchParams.set('languages', languages.join(','));
      const question = askShared(path, page, address.href);
      try {
        return { fragment: await Promise.race([question.answer, lateAfter(budgetMs)]), isEarlier: false };
      } catch (error) {
        const { last } = question;
        if (last && Date.now() - last.at < LAST_KNOWN_MS) return { fragment: last.fragment, isEarlier: true };
        throw error;
      }
    },
    clear: (path) => asked.forEach((question, address) => question.path === path && asked.delete(address)),
  };
}

function lateAfter(budgetMs: number): Promise<never> {
  const budget = AbortSignal.timeout(budgetMs);
  return new Promise((_, reject) =>
    budget.addEventListener('abort', () => reject(budget.reason as Error), { once: true }),
  );
}

/** Puts an entry behind all others, and lets the first go when they are too many. */
function putLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [first] = map.keys();
  if (map.size > KEPT && first !== undefined) map.delete(first);
}
