interface DrawnLanguage {
  readonly shareId: string;
  /** BCP 47. */
  readonly language: string;
}

let drawn: DrawnLanguage | undefined;

/**
 * Notes in which language a menu came with its page, where it has more than one: a server is told less of what a
 * browser wants than scripts are, and what is being read must not change.
 */
export function noteDrawnLanguage(language: DrawnLanguage | undefined): void {
  drawn = language;
}

/** The language that a menu was drawn in with the page; undefined where it was not, or has no other. */
export function drawnLanguage(shareId: string | undefined): string | undefined {
  return drawn?.shareId === shareId ? drawn?.language : undefined;
}
