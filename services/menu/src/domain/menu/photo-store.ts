import type { MenuPhoto, PhotoFormat } from '@chalkboard/contracts';
import type { CleanPhoto } from './photo';

/** The photographs of menus: each belongs to one menu, and goes with it. */
export abstract class PhotoStore {
  /**
   * Keeps a photograph for a menu that does not show it yet; one that the menu has already is not kept twice.
   * @throws MenuError `menu.not_found`, `menu.too_many_photos`
   */
  abstract keep(shareId: string, photo: CleanPhoto): Promise<MenuPhoto>;
  /** One size of one; undefined when there is none of this hash, width and format (any more). */
  abstract find(hash: string, width: number, format: PhotoFormat): Promise<Buffer | undefined>;
  /** Deletes those that their menus have not shown since this instant. @returns how many */
  abstract deleteUnused(before: Date): Promise<number>;
  /** Which of these names in the blob store are photographs. */
  abstract known(blobs: readonly string[]): Promise<Set<string>>;
}
