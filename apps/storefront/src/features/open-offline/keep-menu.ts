import { isFramed } from '../browse-menu/framed';

/** What the page tells its service worker. */
export interface KeepMessage {
  readonly type: 'keep';
  /** Addresses of this site that the page needs to open again. */
  readonly urls: readonly string[];
}

/**
 * Lets this menu open again without a network: once the page rests, the service worker is told what the page is made of.
 * Nothing happens where there is no such worker (plain http, a frame in a foreign page).
 */
export function keepMenu(shareId: string): void {
  if (isFramed() || !('serviceWorker' in navigator) || !window.isSecureContext) return;
  const keep = async () => {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const id = encodeURIComponent(shareId);
    const parts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(assets|remotes|api\/menu\/logos)\/|^\/favicon/.test(pathname))
      .map(({ pathname, search }) => pathname + search);
    const message: KeepMessage = { type: 'keep', urls: [...new Set([`/menu/${id}`, `/checkout/${id}`, `/api/menu/${id}`, '/remotes.json', ...parts])] };
    active?.postMessage(message);
  };
  const whenAtRest = () => ('requestIdleCallback' in window ? requestIdleCallback(() => void keep().catch(() => undefined), { timeout: 5000 }) : setTimeout(() => void keep().catch(() => undefined), 1000));
  if (document.readyState === 'complete') whenAtRest();
  else window.addEventListener('load', whenAtRest, { once: true });
}
