import { FRAGMENT_EARLIER_ATTRIBUTE, FRAGMENT_STATE_ID, type DirectoryPage, type Menu } from '@chalkboard/contracts';
import { hasFields, parseJson } from '@chalkboard/web-kit';

interface DrawnView {
  /** The query that the view was drawn for, without "?". */
  readonly search: string;
  /** When it was drawn, in milliseconds since the epoch. */
  readonly drawnAt: number;
}

/** What a menu's page was drawn from. */
export interface DrawnMenu extends DrawnView {
  readonly menu: Menu;
  /** Inside a page of another site. */
  readonly framed: boolean;
  /** In which of the menu's languages (BCP 47); absent where it has one only. */
  readonly language?: string;
}

/** What a part of the directory was drawn from. */
export interface DrawnDirectory extends DrawnView {
  readonly page: DirectoryPage;
}

/**
 * What the server drew the page from, and whether that was only a moment ago.
 * @param isState whether it is what this page is drawn from; the server has checked the rest
 * @throws Error where it is not in the page
 */
export function stateInPage<State extends DrawnView>(
  isState: (value: unknown) => value is State,
): State & { readonly isEarlier: boolean } {
  const block = document.getElementById(FRAGMENT_STATE_ID);
  const state = parseJson(block?.textContent);
  if (!block || !isState(state)) throw new Error('The page holds no state.');
  return { ...state, isEarlier: block.hasAttribute(FRAGMENT_EARLIER_ATTRIBUTE) };
}

export function isDrawnMenu(value: unknown): value is DrawnMenu {
  return hasFields(value) && hasFields(value.menu);
}

export function isDrawnDirectory(value: unknown): value is DrawnDirectory {
  return hasFields(value) && hasFields(value.page);
}
