import type { MenuPageMark } from '@chalkboard/contracts/menu-page';

/** Path of a menu's page. */
export function menuPage(shareId: string, mark?: MenuPageMark): string {
  return `/menu/${encodeURIComponent(shareId)}${mark ? `?${mark}=1` : ''}`;
}
