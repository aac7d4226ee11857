/** Where a sign-in leads when nobody asked for a page. */
export const HOME = '/business';

const BASE = 'https://own.invalid';
const SIGN_IN = '/sign-in';

/** The sign-in that comes back to a page. @param page path, with query */
export function signInFor(page: string): string {
  return `${SIGN_IN}?next=${encodeURIComponent(page)}`;
}

/**
 * The menu that somebody wants to change who is asked to sign in for it; undefined when they come for something else.
 * @param next as `nextPage` gives it
 */
export function menuToChange(next: string): string | undefined {
  return /^\/menu\/([^/?#]+)\/(?:edit|review|update|details|languages|diets)(?:[/?#]|$)/.exec(next)?.[1];
}

/**
 * Where to go after signing in: what `next` names, when it is a page of this site, else home. Anything that a browser
 * could take for another site is not.
 */
export function nextPage(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, BASE)) return HOME;
  const { origin, pathname, search, hash } = new URL(next, BASE);
  // A browser removes tabs and line breaks, and may find two slashes then.
  if (origin !== BASE || pathname.startsWith('//') || pathname === SIGN_IN || pathname.startsWith('/api/')) return HOME;
  return pathname + search + hash;
}
