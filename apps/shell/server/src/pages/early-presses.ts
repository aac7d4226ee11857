import { FRAGMENT_ELEMENT_ID, FRAGMENT_PRESS_ATTRIBUTE, FRAGMENT_PRESSED_ATTRIBUTE } from '@chalkboard/contracts';

/**
 * The one script that stands in a page as text: it notes which buttons of a fragment are pressed before the remote has come, for the
 * remote to do when it has. It is the same for every page, so that the page's policy lets in this text and no other.
 */
export const EARLY_PRESSES = [
  '{let n=0;',
  'addEventListener("click",e=>{',
  `const b=e.target.closest?.("#${FRAGMENT_ELEMENT_ID} [${FRAGMENT_PRESS_ATTRIBUTE}]");`,
  `b&&b.setAttribute("${FRAGMENT_PRESSED_ATTRIBUTE}",++n)`,
  '})}',
].join('');
