import { Toaster } from '@chalkboard/ui';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { toasts } from '../host';
import { texts } from '../texts';

/** Puts the focus on something that is not operated, without moving the page. */
function focusAt(target: HTMLElement | null) {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * After a change of page the focus goes to its anchor, or its heading (its main part while that loads), so that a
 * keyboard or a screen reader begins there. On the page itself only an anchor moves it.
 */
function useFocusOnNavigation({
  pathname,
  hash,
  key,
}: {
  readonly pathname: string;
  readonly hash: string;
  readonly key: string;
}) {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    const from = shown.current;
    shown.current = pathname;
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (anchor) {
      const still = from !== pathname || matchMedia('(prefers-reduced-motion: reduce)').matches;
      anchor.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
    }
    if (anchor && anchor.id !== 'content') focusAt(anchor);
    else if (from !== undefined && from !== pathname) {
      const main = document.getElementById('content');
      focusAt(main?.querySelector('h1') ?? main);
    }
  }, [pathname, hash, key]);
}

export function RootLayout() {
  const location = useLocation();
  useFocusOnNavigation(location);
  useEffect(() => toasts.pageChanged(), [location.pathname]);
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-50 focus:rounded-card focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
      >
        {texts.frame.skip}
      </a>
      <Outlet />
      <ScrollRestoration />
      <Toaster store={toasts} />
    </>
  );
}
