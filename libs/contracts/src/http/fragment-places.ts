/** Ids of what the edge puts into a page for a remote; the remote takes both away when it draws itself. Apart from the schema, so that no parser reaches a page. */
export const FRAGMENT_ELEMENT_ID = 'fragment';
export const FRAGMENT_STATE_ID = 'fragment-state';

/** On a button of a fragment: what a press on it means, by words of the remote's own. Presses before the remote has come are kept until then. */
export const FRAGMENT_PRESS_ATTRIBUTE = 'data-press';
/** The edge writes it on a button that was pressed: the number of its last press. The remote presses the buttons' twins in that order. */
export const FRAGMENT_PRESSED_ATTRIBUTE = 'data-pressed';
