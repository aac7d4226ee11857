import { FRAGMENT_EARLIER_ATTRIBUTE, FRAGMENT_STATE_ID, type DirectoryPage, type Menu } from '@chalkboard/contracts';

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
 * What the server drew the page from, and whether that was only a moment ago. @throws Error where it is not in the page
 */
export function stateInPage<State extends DrawnView>(): State & { readonly isEarlier: boolean } {
  const block = document.getElementById(FRAGMENT_STATE_ID);
  if (!block?.textContent) throw new Error('The page holds no state.');
  return { ...(JSON.parse(block.textContent) as State), isEarlier: block.hasAttribute(FRAGMENT_EARLIER_ATTRIBUTE) };
}
