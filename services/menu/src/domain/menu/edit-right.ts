import { MenuError, menuNotFound } from './menu.errors';
import { mayEdit, type StoredMenu } from './menu';

/** @throws MenuError `menu.edit_right_missing` unless this visitor (by hash) may change the menu */
export function assertMayEdit(stored: StoredMenu, visitor: string | undefined): void {
  if (!mayEdit(stored, visitor)) {
    throw new MenuError('menu.edit_right_missing', 'Only the device that uploaded this menu can change it. Please open it there.');
  }
}

/**
 * The menu that was looked for, for one who may change it.
 *
 * @throws MenuError `menu.not_found`, `menu.edit_right_missing`
 */
export function editable(found: StoredMenu | undefined, visitor: string | undefined): StoredMenu {
  if (!found) throw menuNotFound();
  assertMayEdit(found, visitor);
  return found;
}
