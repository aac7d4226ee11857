/**
 * Ids of what the edge puts into a page that a remote draws and owns. Apart from the schema, so that no parser reaches
 * a page.
 */

/** Holds the drawn view, and loses this id in the moment in which the page's own app takes it up. */
export const FRAGMENT_ELEMENT_ID = 'fragment';
export const FRAGMENT_STATE_ID = 'fragment-state';
/** On the state: the view was drawn a moment ago, since its server was late, and what it shows is to be read again. */
export const FRAGMENT_EARLIER_ATTRIBUTE = 'data-earlier';

/**
 * The edge's script writes it on a button that is pressed before the page's own app has come: the number of its last
 * press.
 */
export const FRAGMENT_PRESSED_ATTRIBUTE = 'data-pressed';
/** The edge's script writes it on the fragment when the page's own app has failed to come, or takes long. */
export const FRAGMENT_LATE_ATTRIBUTE = 'data-late';
