import type { Menu } from '@chalkboard/contracts';

/** Whether a menu is a location that has its dishes from a main menu. */
export function followsAnother({ shareId, locationsOf }: Pick<Menu, 'shareId' | 'locationsOf'>): boolean {
  return locationsOf !== undefined && locationsOf !== shareId;
}
