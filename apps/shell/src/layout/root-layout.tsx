import { Toaster } from '@chalkboard/ui';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { toasts } from '../host';

/** After a change of page the focus goes to its main part, so that a keyboard or a screen reader begins there. */
function useFocusOnNavigation(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Scrolls to the anchor of an address such as `/#features`. */
function useAnchor(pathname: string, hash: string) {
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [pathname, hash]);
}

export function RootLayout() {
  const { pathname, hash } = useLocation();
  useFocusOnNavigation(pathname);
  useAnchor(pathname, hash);
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-card focus:bg-ink focus:px-4 focus:py-3 focus:text-paper">
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration />
      <Toaster store={toasts} />
    </>
  );
}
