import type { StoredMenu } from './menu';

export abstract class MenuRepository {
  /** The menu without its reading. */
  abstract find(shareId: string): Promise<StoredMenu | undefined>;
  /** The menu's version, without the menu. */
  abstract versionOf(shareId: string): Promise<number | undefined>;
  abstract findWithReading(shareId: string): Promise<StoredMenu | undefined>;

  /**
   * Changes a menu under its row lock and tells it, in one transaction; the very same menu back: nothing is written or told.
   * @param told which event tells the change
   * @throws MenuError `menu.not_found`, and whatever `change` throws: nothing is written then
   */
  abstract change(shareId: string, told: 'updated' | 'published', change: (stored: StoredMenu) => StoredMenu): Promise<StoredMenu>;

  /** Stores a menu and MenuExtracted unless there is one of this id already. */
  abstract addOnce(stored: StoredMenu): Promise<void>;
}
