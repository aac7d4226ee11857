import { FIRST_VIEWS } from '@chalkboard/contracts';
import type { Page } from './page-patterns';

/** Where the first view of a page comes from; addresses with the parts of the page's own. */
export interface FirstView {
  /** What the page begins to read. */
  readonly reads: string | undefined;
  /** Where a server draws it. */
  readonly drawnAt: string | undefined;
  /** What is drawn may be in more than one language. */
  readonly inLanguages: boolean;
}

/** What there is for a page before any script; `undefined` when all of it is drawn by scripts. */
export function firstViewOf({ path, params }: Pick<Page, 'path' | 'params'>): FirstView | undefined {
  const view = FIRST_VIEWS.find((one) => one.path === path);
  return (
    view && {
      reads: view.reads && filled(view.reads, params),
      drawnAt: view.drawnAt && filled(view.drawnAt, params),
      inLanguages: view.inLanguages ?? false,
    }
  );
}

/**
 * Where first views are drawn that begin with this answer of the API.
 * @param reads as `FIRST_VIEWS` names it, its parts unfilled
 */
export function drawnFrom(reads: string, params: Page['params']): string[] {
  return FIRST_VIEWS.flatMap((view) => (view.drawnAt && view.reads === reads ? [filled(view.drawnAt, params)] : []));
}

function filled(address: string, params: Page['params']): string {
  return address.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(decode(params[name] ?? '')));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
