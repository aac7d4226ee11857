import { FRAGMENT_ELEMENT_ID } from '@chalkboard/contracts';

interface DrawnLanguage {
  readonly shareId: string;
  /** BCP 47. */
  readonly language: string;
}

let drawn: DrawnLanguage | undefined;

/** Notes in which language a menu came with its page, as long as that stands there: a server is told less of what a browser wants than scripts are, and what is being read must not change. */
export function noteDrawnLanguage(shareId: string): void {
  const language = document.querySelector<HTMLAnchorElement>(`#${FRAGMENT_ELEMENT_ID} a[hreflang][aria-current]`)?.hreflang;
  drawn = language ? { shareId, language } : undefined;
}

/** The language that a menu was drawn in with the page; undefined where it was not, or has no other. */
export function drawnLanguage(shareId: string | undefined): string | undefined {
  return drawn?.shareId === shareId ? drawn?.language : undefined;
}
