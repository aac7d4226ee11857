import {
  FRAGMENT_ELEMENT_ID,
  FRAGMENT_LATE_ATTRIBUTE,
  FRAGMENT_PRESSED_ATTRIBUTE,
  PAGE_ERRORS_PATH,
} from '@chalkboard/contracts';

/** A page's own app that has not come by then is called late; it may still come. */
const LATE_MS = 10_000;

/**
 * The one script that stands in a page as text: until the page's own app takes the fragment up, it notes which of its
 * buttons are pressed, and whether that app has failed or takes long. The first failure of the app, early or late, it
 * tells the edge. It is the same for every page, so that the page's policy lets in this text and no other.
 */
export const BEFORE_APP = [
  `{let n=0,told;const late=()=>document.getElementById("${FRAGMENT_ELEMENT_ID}")?.setAttribute("${FRAGMENT_LATE_ATTRIBUTE}","");`,
  'const tell=(file,kind)=>{const m=told?null:/\\/remotes\\/(\\w+)\\/(\\w+)\\//.exec(file);if(!m)return;told=1;',
  `navigator.sendBeacon("${PAGE_ERRORS_PATH}",new Blob([JSON.stringify({remote:m[1],version:m[2],kind})],{type:"application/json"}))};`,
  `addEventListener("click",e=>{e.target.closest?.("#${FRAGMENT_ELEMENT_ID} button")?.setAttribute("${FRAGMENT_PRESSED_ATTRIBUTE}",++n)});`,
  'addEventListener("error",e=>{const t=e.target;if(t.localName=="script"){late();tell(t.src,"load")}else tell(e.filename,"script")},true);',
  `setTimeout(late,${LATE_MS})}`,
].join('');
