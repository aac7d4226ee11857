import { localStore } from '@chalkboard/web-kit';

const KEY = 'owner_menus';
const LIMIT = 50;

/** The menus that this browser has worked on, latest first: ids only. */
export const browserMenus = {
  ids(): string[] {
    try {
      const kept: unknown = JSON.parse(localStore.read(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string' && id !== '') : [];
    } catch {
      return [];
    }
  },
  note(shareId: string): void {
    const [first, ...rest] = [shareId, ...browserMenus.ids().filter((id) => id !== shareId)];
    localStore.write(KEY, JSON.stringify([first, ...rest].slice(0, LIMIT)));
  },
  discard(shareId: string): void {
    localStore.write(KEY, JSON.stringify(browserMenus.ids().filter((id) => id !== shareId)));
  },
};

const SHARED_KEY = 'owner_shared';

/** The menus that were shared from this browser, as far as it can know: their page for it was opened. */
export const sharedMenus = {
  has: (shareId: string) => (localStore.read(SHARED_KEY) ?? '').split(' ').includes(shareId),
  note(shareId: string): void {
    if (!sharedMenus.has(shareId))
      localStore.write(
        SHARED_KEY,
        [shareId, ...(localStore.read(SHARED_KEY) ?? '').split(' ')].slice(0, LIMIT).join(' ').trim(),
      );
  },
};
