import type { MenuSnapshot } from '@chalkboard/contracts';

/** Menus as their owner says that they are now: a port. */
export abstract class Menus {
  /**
   * @returns undefined when there is no such menu
   * @throws DependencyUnavailableError when it cannot be asked now
   */
  abstract newest(shareId: string): Promise<MenuSnapshot | undefined>;
}
