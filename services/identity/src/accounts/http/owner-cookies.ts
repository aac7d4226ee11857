import { OWNER_COOKIE } from '@chalkboard/contracts';
import { clearSiteCookie, setSiteCookie, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import type { Entry } from '../domain/entry';

const REFRESH = 'owner_refresh';
/** Sent to the routes that need it and to no other. */
const REFRESH_PATH = '/api/account';
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The refresh secret that the browser sent, if it is one by its shape. */
export function readRefreshCookie(request: HttpRequest): string | undefined {
  const secret = request.cookies[REFRESH];
  return secret && SHAPE.test(secret) ? secret : undefined;
}

export function setOwnerCookies(
  request: HttpRequest,
  reply: HttpReply,
  { token, tokenExpiresAt, refreshSecret, refreshExpiresAt }: Entry,
): void {
  const closed = { httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
  setSiteCookie(reply, OWNER_COOKIE, token, { expires: tokenExpiresAt });
  reply.setCookie(REFRESH, refreshSecret, { ...closed, path: REFRESH_PATH, expires: refreshExpiresAt });
  reply.header('cache-control', 'no-store');
}

export function clearOwnerCookies(reply: HttpReply): void {
  clearSiteCookie(reply, OWNER_COOKIE);
  reply.clearCookie(REFRESH, { path: REFRESH_PATH });
}
