const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Call {
  readonly method: string;
  /** Host and port at which the browser sees us. */
  readonly host: string;
  readonly headers: { readonly origin?: string; readonly 'sec-fetch-site'?: string | string[] };
}

/** What a foreign call is refused with, by the services and by the edge. */
export const FOREIGN_CALL = {
  status: 403,
  title: 'Not allowed',
  code: 'access.foreign_origin',
  detail: 'This call came from another site and was refused.',
} as const;

/**
 * Is this an unsafe call that a page of another site makes (cross-site request forgery)? Cookies do not matter: an
 * answer to a call without them would replace the visitor's. A call with neither header comes from a program: browsers
 * send `Origin` with every unsafe cross-origin call.
 */
export function isForeignCall({ method, host, headers }: Call): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'cross-site') return true;
  if (origin === undefined) return site === 'same-site';
  return hostOf(origin) !== host;
}

/** Host and port of an origin; `null` and malformed ones have none. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
