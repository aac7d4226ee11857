/// <reference lib="webworker" />
import type { KeepMessage } from '../features/keep-menu';
import { CACHE, KEPT_ENTRIES, keptUnder, replacesKept, strategyFor } from './kept';

declare const self: ServiceWorkerGlobalScope;

/** A network that has not answered by then is treated as none, if there is something to show. */
const PATIENCE_MS = 4000;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isKeepMessage(message)) event.waitUntil(keepAll(message.urls));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyFor({ method: request.method, url: request.url, origin: self.location.origin });
  if (strategy === 'kept-first') event.respondWith(keptFirst(request));
  if (strategy === 'network-first') event.respondWith(networkFirst(request, event));
});

/** Its pages may be of another version. */
function isKeepMessage(value: unknown): value is KeepMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'keep' &&
    'urls' in value &&
    Array.isArray(value.urls)
  );
}

async function keepAll(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of urls) {
    const { href } = new URL(address, self.location.origin);
    const strategy = strategyFor({ method: 'GET', url: href, origin: self.location.origin });
    if (strategy === 'pass' || (strategy === 'kept-first' && (await cache.match(keptUnder(href))))) continue;
    const response = await fetch(href, { credentials: 'same-origin' }).catch(() => undefined);
    if (response?.ok) await cache.put(keptUnder(href), response);
  }
  const entries = await cache.keys();
  for (const entry of entries.slice(0, Math.max(0, entries.length - KEPT_ENTRIES))) await cache.delete(entry);
}

async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(keptUnder(request.url), { cacheName: CACHE });
  return kept ?? fetch(request);
}

async function networkFirst(request: Request, event: FetchEvent): Promise<Response> {
  const under = keptUnder(request.url);
  const cache = await caches.open(CACHE);
  const asked = fetch(request).then((response) => {
    const copy = response.clone();
    // Gone for good, or new: either way what is kept follows, where this menu is kept at all.
    event.waitUntil(
      (async () => {
        if (!(await cache.match(under))) return;
        if (response.status === 404) await cache.delete(under);
        else if (response.ok && replacesKept(request.url)) await cache.put(under, copy);
      })(),
    );
    return response;
  });
  const kept = await cache.match(under);
  if (!kept) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept.clone()), PATIENCE_MS));
  return Promise.race([asked, late]).catch(() => kept);
}
