import { readMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { menuPage } from '@chalkboard/menu-rules/menu-page';
import { addressOf } from '@chalkboard/web-kit';
import { atRest } from '../at-rest';
import { isFramed } from '../shared/menu/framed';

/** What the page tells its service worker. */
export interface KeepMessage {
  readonly type: 'keep';
  /** Addresses of this site that the page needs to open again. */
  readonly urls: readonly string[];
}

/** Of the page's app what is fetched when it is opened, and is needed without a network too. */
const parts: (() => Promise<unknown>)[] = [];

/** From now on a menu is kept with what `load` brings. */
export function keepWith(load: () => Promise<unknown>): void {
  parts.push(load);
}

/**
 * Lets this menu open again without a network: once the page rests, the service worker is told what the page is made
 * of. Nothing happens where there is no such worker (plain http, a frame in a foreign page).
 * @param fetchRest fetches what the page has not needed so far and would miss then
 */
export function keepMenu(shareId: string, fetchRest: () => Promise<unknown>): void {
  if (isFramed() || !('serviceWorker' in navigator) || !window.isSecureContext) return;
  const keep = async () => {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const send = (urls: readonly string[]) => active?.postMessage({ type: 'keep', urls } satisfies KeepMessage);
    send([
      ...new Set([
        menuPage(shareId),
        addressOf(readMenuRoute, { params: { shareId } }),
        '/remotes.json',
        ...partsOfPage(),
      ]),
    ]);
    await Promise.all([fetchRest(), ...parts.map((load) => load())]);
    send(partsOfPage());
  };
  atRest(() => void keep().catch(() => undefined));
}

/** What the page has fetched so far of what it is made of. */
function partsOfPage(): string[] {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === window.location.origin && /^\/(assets|remotes|api\/menu\/logos)\/|^\/favicon/.test(pathname),
    )
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(loaded)];
}
