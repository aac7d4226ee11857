import type { Location } from '../locations/followed-menu';
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
  /**
   * The menus of a business, changed last first; also while it is being closed. Without locations that were removed.
   */
  abstract ofBusiness(businessId: string): Promise<MenuOfBusiness[]>;

  /** The locations that follow a main menu, oldest first; also drafts and those that were removed. */
  abstract locationsOf(main: string): Promise<Location[]>;

  /**
   * Changes a menu under its row lock and tells it, in one transaction; the very same menu back: nothing is written or
   * told. A change that makes no new version is written and not told. What its locations have of it changes with it, in
   * the same transaction, and each of them is told.
   * @param told which event tells the change
   * @throws MenuError `menu.not_found`, `menu.withdrawn`, and whatever `change` throws: nothing is written then
   */
  abstract change(
    shareId: string,
    told: 'updated' | 'published',
    change: (stored: StoredMenu) => StoredMenu,
  ): Promise<StoredMenu>;

  /**
   * Adds a location to a menu under that menu's row lock, and tells it.
   * @param make a new location of the menu, given all that follow it already
   * @throws MenuError `menu.not_found`, `menu.withdrawn`, and whatever `make` throws
   */
  abstract addLocation(
    main: string,
    make: (main: StoredMenu, others: readonly Location[]) => Location,
  ): Promise<Location>;

  /**
   * Changes a location, also one that was removed, under its main menu's row lock and its own, and tells it; the very
   * same location back: nothing is written or told.
   * @throws MenuError `menu.location_not_found` where the menu follows none, `menu.withdrawn`, and whatever `change`
   * throws
   */
  abstract changeLocation(
    shareId: string,
    change: (location: Location, main: StoredMenu, others: readonly Location[]) => Location,
  ): Promise<Location>;

  /** Stores a menu and MenuExtracted unless there is one of this id already. */
  abstract addOnce(stored: StoredMenu): Promise<void>;
}
