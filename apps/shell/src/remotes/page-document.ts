import { PAGE_POWERS } from '@chalkboard/contracts';
import { matchPath } from 'react-router-dom';

function powersOf(pathname: string) {
  return PAGE_POWERS.filter(({ path }) => matchPath(path, pathname)).flatMap(({ powers }) => powers);
}

/**
 * Whether the page at `pathname` may do in this document what it has to.
 * @param opened the path with which the document was opened: its headers were for that page
 */
export function fitsDocument(pathname: string, opened: string): boolean {
  const granted = powersOf(opened);
  return powersOf(pathname).every((power) => granted.includes(power));
}
