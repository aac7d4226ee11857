import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far down each entry of the history was read. */
const read = new Map<string, number>();
/** The page that was shown last; none before the document's first. */
let shown: string | undefined;

/**
 * Stands behind a page, and comes with it. After a change of page within this document it begins at its top, or where
 * it was read when somebody goes back, and the focus goes to its heading.
 */
export function Arrived(): null {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const note = () => void read.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
  useLayoutEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    window.scrollTo({ top: type === NavigationType.Pop ? (read.get(key) ?? 0) : 0, behavior: 'instant' });
    const main = document.getElementById('content');
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!heading) return;
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, key, type]);
  return null;
}
