import { FRAGMENT_STATE_ID, type DirectoryPage, type Menu } from '@chalkboard/contracts';

/** What the server hands over with a part of the directory that it drew. */
export interface DrawnDirectory {
  /** What was asked for, as `writeView` has it. */
  readonly query: string;
  readonly page: DirectoryPage;
}

function stateInPage(): unknown {
  const text = document.getElementById(FRAGMENT_STATE_ID)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The menu that the page was drawn from before any script, if it was; what is not a menu is left alone. */
export function menuInPage(): Menu | undefined {
  const menu = stateInPage() as Partial<Menu> | null | undefined;
  return typeof menu?.shareId === 'string' && Array.isArray(menu.categories) ? (menu as Menu) : undefined;
}

/** The same for a part of the directory. */
export function directoryInPage(): DrawnDirectory | undefined {
  const drawn = stateInPage() as Partial<DrawnDirectory> | null | undefined;
  return typeof drawn?.query === 'string' && Array.isArray(drawn.page?.items) ? (drawn as DrawnDirectory) : undefined;
}
