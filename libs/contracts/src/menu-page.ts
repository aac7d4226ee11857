/**
 * What the address of a menu's page may say for its owner; the page takes it out of the address again.
 * - `published`: the menu was published just now
 * - `test`: orders from this tab are test orders, until that is ended
 */
export const MENU_PAGE_MARKS = ['published', 'test'] as const;
export type MenuPageMark = (typeof MENU_PAGE_MARKS)[number];
