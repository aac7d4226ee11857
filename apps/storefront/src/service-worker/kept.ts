import { LANGUAGE_PARAM } from '@chalkboard/contracts/menu-languages';

/** Grows when what is kept can no longer be used by the pages of a new version. */
export const KEPT_VERSION = 2;
export const CACHE = `menus-v${KEPT_VERSION}`;
/** Entries kept at most; the oldest go first. */
export const KEPT_ENTRIES = 200;

export type Strategy =
  /** Never changes under its address: what is kept is used. */
  | 'kept-first'
  /** Asked for; what is kept is used when nothing answers. */
  | 'network-first'
  /** None of ours: as if there were no worker. */
  | 'pass';

/**
 * What to do with a request of this site. Only what shows a menu is ever kept; nothing that writes, no other part of
 * the API, no page of staff or owners.
 */
export function strategyFor({
  method,
  url,
  origin,
}: {
  readonly method: string;
  readonly url: string;
  readonly origin: string;
}): Strategy {
  const { pathname, searchParams, origin: of } = new URL(url);
  if (method !== 'GET' || of !== origin) return 'pass';
  if (/^\/(assets|remotes\/[\w-]+\/[0-9a-f]{12})\/.*\.[0-9a-f]{8}\.\w+$/.test(pathname)) return 'kept-first';
  if (/^\/api\/menu\/logos\/[0-9a-f]{64}$/.test(pathname)) return 'kept-first';
  if (/^\/remotes\/[\w-]+\/[0-9a-f]{12}\/remoteEntry\.js$/.test(pathname))
    return searchParams.has('retry') ? 'pass' : 'kept-first';
  if (
    /^\/(menu|checkout)\/[^/]+\/?$/.test(pathname) ||
    /^\/api\/menu\/[^/]+$/.test(pathname) ||
    pathname === '/remotes.json' ||
    pathname === '/favicon.svg'
  )
    return 'network-first';
  return 'pass';
}

/**
 * Under which address something is kept: pages without their query, which the page itself reads. The checkout opens
 * from the page of its menu.
 */
export function keptUnder(url: string): string {
  const { origin, pathname, search } = new URL(url);
  const [, shareId] = /^\/(?:menu|checkout)\/([^/]+)\/?$/.exec(pathname) ?? [];
  return shareId === undefined ? `${origin}${pathname}${search}` : `${origin}/menu/${shareId}`;
}

/**
 * Whether an answer may take the place of what is kept: a page that its address asks for in a language is for that
 * visit, and what is kept is in the chosen one.
 */
export function replacesKept(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return !searchParams.has(LANGUAGE_PARAM) && !pathname.startsWith('/checkout/');
}
