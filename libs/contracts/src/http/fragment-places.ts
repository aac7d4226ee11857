/** Ids of what the edge puts into a page for a remote; the remote takes both away when it draws itself. Apart from the schema, so that no parser reaches a page. */
export const FRAGMENT_ELEMENT_ID = 'fragment';
export const FRAGMENT_STATE_ID = 'fragment-state';
