import type { PreparedPage } from '../pages/page-list';
import type { FoundPages } from './found-pages';

/** What can be seen of a reading under way. */
export interface SeenReading {
  /** What was sent; empty after a reload, which forgets the files. */
  readonly sent: readonly PreparedPage[];
  readonly found: FoundPages;
  /** Pages in all, once known. */
  readonly total?: number;
  /** Where the server shows pages, by their numbers; undefined until it has the files. */
  readonly pagesAt?: string;
}

/** A reading of which nothing is known yet. @param events where it is heard */
export function seenOf(sent: readonly PreparedPage[], events?: string): SeenReading {
  return { sent, found: [], ...(events !== undefined && { pagesAt: events.replace(/\/events$/, '/pages') }) };
}
