import { FRAGMENT_STATE_ID, type Menu } from '@chalkboard/contracts';

/** The menu that the page was drawn from before any script, if it was; what is not a menu is left alone. */
export function menuInPage(): Menu | undefined {
  const text = document.getElementById(FRAGMENT_STATE_ID)?.textContent;
  if (!text) return undefined;
  try {
    const menu = JSON.parse(text) as Partial<Menu> | null;
    return typeof menu?.shareId === 'string' && Array.isArray(menu.categories) ? (menu as Menu) : undefined;
  } catch {
    return undefined;
  }
}
