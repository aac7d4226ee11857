import type { MenuLogo } from '@chalkboard/contracts';
import type { CleanLogo } from './logo';

/** Logos by the hash of their picture, each kept once however many menus show it. */
export abstract class LogoStore {
  /** Keeps a logo; one that is there already counts as sent now. */
  abstract keep(logo: CleanLogo): Promise<MenuLogo>;
  /** The picture; undefined when there is none of this hash (any more). */
  abstract find(hash: string): Promise<Buffer | undefined>;
  /**
   * Deletes the logos that no menu and no menu on its way uses, and that were sent last before this instant. @returns
   * how many
   */
  abstract deleteUnused(before: Date): Promise<number>;
  /** Which of these names in the blob store are logos. */
  abstract known(blobs: readonly string[]): Promise<Set<string>>;
}
