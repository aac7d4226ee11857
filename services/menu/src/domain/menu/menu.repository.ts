import type { StoredMenu } from './stored-menu';

/** A menu with when it changed last. */
export interface MenuOfBusiness {
  readonly stored: StoredMenu;
  readonly updatedAt: Date;
}

export abstract class MenuRepository {
  /**
   * The menu without its reading.
   * @throws MenuError `menu.withdrawn` when its business has closed its account
   */
  abstract find(shareId: string): Promise<StoredMenu | undefined>;
  /** The menu's version, without the menu. */
  abstract versionOf(shareId: string): Promise<number | undefined>;
  /** @throws MenuError `menu.withdrawn` */
  abstract findWithReading(shareId: string): Promise<StoredMenu | undefined>;
  /** The menu as other services are told of it: also one that is off the net, `withdrawn` then. */
  abstract findAnyhow(shareId: string): Promise<(StoredMenu & { readonly withdrawn: boolean }) | undefined>;
  /** Which menu (`shareId`) this edit link is of. @param secretHash SHA-256 (hex) of its secret */
  abstract findByEditLink(secretHash: string): Promise<string | undefined>;
  /** The menus of a business, changed last first; also those that are off the net. */
  abstract ofBusiness(businessId: string): Promise<MenuOfBusiness[]>;

  /**
   * Changes a menu under its row lock and tells it, in one transaction; the very same menu back: nothing is written or
   * told. A change that makes no new version is written and not told.
   * @param told which event tells the change
   * @throws MenuError `menu.not_found`, `menu.withdrawn`, and whatever `change` throws: nothing is written then
   */
  abstract change(
    shareId: string,
    told: 'updated' | 'published',
    change: (stored: StoredMenu) => StoredMenu,
  ): Promise<StoredMenu>;

  /** Stores a menu and MenuExtracted unless there is one of this id already. */
  abstract addOnce(stored: StoredMenu): Promise<void>;
}
