import type { EditedCategories, Menu, MenuReview } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

const pathOf = (shareId: string) => `/api/menu/${encodeURIComponent(shareId)}`;

/** Key of a review among the queries; its first part is the address. */
export const reviewKey = (shareId: string) => [`${pathOf(shareId)}/review`];

/** Where changes of the menu are told. */
export const changesPath = (shareId: string) => `${pathOf(shareId)}/events`;

/** The menu with its evidence and its paper; needs the edit right. */
export function readReview(shareId: string): Promise<MenuReview> {
  return api<MenuReview>(`${pathOf(shareId)}/review`);
}

/** Replaces all categories of the menu if it still has the version they were made from; needs the edit right. */
export function saveCategories(shareId: string, categories: EditedCategories, baseVersion: number): Promise<Menu> {
  return api<Menu>(pathOf(shareId), { method: 'PUT', body: { categories, baseVersion } });
}
