import type { MenuSnapshot } from '@chalkboard/contracts';

/** A menu without its dishes. */
export type MenuHouse = Omit<MenuSnapshot, 'items'>;

/** The menus as ordering knows them: its projection, and the owner's word where that is not enough. */
export abstract class Menus {
  /** The menu as far as it is known here; asks its owner when it is not known at all. */
  abstract find(shareId: string): Promise<MenuSnapshot | undefined>;
  /** As `find`, where the dishes do not matter: they are most of a menu. */
  house(shareId: string): Promise<MenuHouse | undefined> {
    return this.find(shareId);
  }

  /** Links of the menus of a business, as far as they are known here. */
  abstract ofBusiness(businessId: string): Promise<string[]>;

  /** The menu as its owner has it now; falls back to what is known here when the owner does not answer. */
  abstract findNewest(shareId: string): Promise<MenuSnapshot | undefined>;
}
