/** Problems of every route of a menu: there is none, or its business has closed its account. */
export const OF_MENU = ['404 menu.not_found', '404 menu.withdrawn'] as const;

/** Problems of every route for who may change the menu. */
export const OF_EDITOR = [...OF_MENU, '403 menu.edit_right_missing'] as const;
