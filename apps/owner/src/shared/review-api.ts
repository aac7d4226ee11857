import type { EditedCategories, Menu, MenuReview } from '@chalkboard/contracts';
import { followMenuRoute, reviewMenuRoute, updateMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { soldOutAt } from '@chalkboard/menu-rules/sold-out';
import { addressOf, call } from '@chalkboard/web-kit';

/** Key of a review among the queries; its first part is the address. */
export const reviewKey = (shareId: string) => [addressOf(reviewMenuRoute, { params: { shareId } })];

/** Where changes of the menu are told. */
export const changesPath = (shareId: string) => addressOf(followMenuRoute, { params: { shareId } });

/** The menu with its evidence and its paper, and what is sold out now; needs the edit right. */
export async function readReview(shareId: string): Promise<MenuReview> {
  const review = await call(reviewMenuRoute, { params: { shareId } });
  return { ...review, menu: soldOutAt(review.menu, Date.now()) };
}

/** Replaces all categories of the menu if it still has the version they were made from; needs the edit right. */
export async function saveCategories(
  shareId: string,
  categories: EditedCategories,
  baseVersion: number,
): Promise<Menu> {
  const menu = await call(updateMenuRoute, { params: { shareId }, body: { categories, baseVersion } });
  return soldOutAt(menu, Date.now());
}
