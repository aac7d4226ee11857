import { hasFields } from '@chalkboard/web-kit';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  createPath,
  matchPath,
  NavigationType,
  parsePath,
  Router,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';
import { PartBoundary } from '../part-boundary';
import { BrokenPage } from './broken-page';

interface Place {
  readonly location: Location;
  readonly type: NavigationType;
}

/** An entry of the browser's history, as the shell's router writes it: each may come upon one of the other. */
interface Entry {
  readonly key: string;
  /** What its page keeps there. */
  readonly usr: unknown;
}

const FIRST = 'default';

/** Where the browser is now. */
function placeNow(type: NavigationType): Place {
  const { pathname, search, hash } = window.location;
  const state: unknown = window.history.state;
  const entry = hasFields(state) ? state : {};
  const key = typeof entry.key === 'string' ? entry.key : FIRST;
  return { location: { pathname, search, hash, state: entry.usr ?? null, key }, type };
}

function navigatorOf(isOwn: (pathname: string) => boolean, arrive: (place: Place) => void): Navigator {
  const go = (to: To, state: unknown, how: 'push' | 'replace') => {
    const { pathname = window.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const address = createPath({ pathname, search, hash });
    if (!isOwn(pathname)) return how === 'push' ? window.location.assign(address) : window.location.replace(address);
    const entry: Entry = { key: Math.random().toString(36).slice(2, 10), usr: state ?? null };
    window.history[how === 'push' ? 'pushState' : 'replaceState'](entry, '', address);
    arrive(placeNow(how === 'push' ? NavigationType.Push : NavigationType.Replace));
  };
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state) => go(to, state, 'push'),
    replace: (to, state) => go(to, state, 'replace'),
  };
}

/**
 * The router of a page that is the storefront's own: it moves among the paths of that page, and every other address is
 * a document of its own. A page that breaks leaves the others: they are drawn when they are gone to. It begins where
 * the server drew the page, which knows neither the anchor nor what the browser's history keeps.
 * @param paths patterns of the pages that this app draws
 * @param search the query that was drawn, without "?"
 */
export function PageRouter({
  paths,
  search,
  children,
}: {
  readonly paths: readonly string[];
  readonly search: string;
  readonly children: ReactNode;
}) {
  const [{ location, type }, arrive] = useState<Place>(() => ({
    location: { pathname: window.location.pathname, search: search && `?${search}`, hash: '', state: null, key: FIRST },
    type: NavigationType.Pop,
  }));
  const navigator = useMemo(
    () => navigatorOf((pathname) => paths.some((path) => matchPath(path, pathname)), arrive),
    [paths],
  );
  useEffect(() => {
    const pop = () => arrive(placeNow(NavigationType.Pop));
    if (window.location.hash || window.history.state) pop();
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, []);
  return (
    <Router location={location} navigationType={type} navigator={navigator}>
      <PartBoundary fallback={<BrokenPage />} resetKey={location.key}>
        {children}
      </PartBoundary>
    </Router>
  );
}
