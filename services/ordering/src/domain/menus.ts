import type { MenuSnapshot } from '@chalkboard/contracts';

/** The menus as ordering knows them: its projection, and the owner's word where that is not enough. */
export abstract class Menus {
  /** The menu as far as it is known here; asks its owner when it is not known at all. */
  abstract find(shareId: string): Promise<MenuSnapshot | undefined>;
  /** The menu as its owner has it now; falls back to what is known here when the owner does not answer. */
  abstract findNewest(shareId: string): Promise<MenuSnapshot | undefined>;
}
