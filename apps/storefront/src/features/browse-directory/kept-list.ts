import { hasFields, parseJson, sessionStore, type QueryClient } from '@chalkboard/web-kit';
import { apiAddress, readView, type DirectoryView } from './directory-filter';
import { loadedParts, type LoadedParts } from './use-directory';

/** The list as somebody left it. */
export interface KeptList {
  /** What was asked for, as `apiAddress` has it. */
  readonly address: string;
  readonly parts: LoadedParts;
  /** How far down it was read, in px. */
  readonly top: number;
}

const KEY = 'directory_list';

/** Keeps the list when the document is left, for who comes back: other pages are documents of their own. */
export function keepListWhenLeft(queryClient: QueryClient): void {
  window.addEventListener('pagehide', () => {
    const view = readView(new URLSearchParams(window.location.search));
    const parts = loadedParts(queryClient, view);
    try {
      if (parts && parts.pages.length > 1)
        sessionStorage.setItem(
          KEY,
          JSON.stringify({ address: apiAddress(view), parts, top: window.scrollY } satisfies KeptList),
        );
      else sessionStorage.removeItem(KEY);
    } catch {
      // No storage, or none left: the list begins anew.
    }
  });
}

/** The list as it was left, where somebody comes back to this view by the browser's history. */
export function keptList(view: DirectoryView): KeptList | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'back_forward') return undefined;
  const kept = parseJson(sessionStore.read(KEY));
  if (!isKeptList(kept) || kept.address !== apiAddress(view)) return undefined;
  // The first part has no cursor, which JSON writes as null.
  return {
    ...kept,
    parts: { ...kept.parts, pageParams: kept.parts.pageParams.map((cursor) => cursor ?? undefined) },
  };
}

function isKeptList(value: unknown): value is KeptList {
  return (
    hasFields(value) &&
    typeof value.address === 'string' &&
    typeof value.top === 'number' &&
    hasFields(value.parts) &&
    Array.isArray(value.parts.pages) &&
    Array.isArray(value.parts.pageParams)
  );
}
