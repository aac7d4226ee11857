import type { HttpReply, HttpRequest } from '@chalkboard/service-kit';

const NAME = 'staff_refresh';
/** Sent to the routes that need it and to no other. */
const PATH = '/api/admin';
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The refresh secret that the browser sent, if it is one by its shape. */
export function readRefreshCookie(request: HttpRequest): string | undefined {
  const secret = request.cookies[NAME];
  return secret && SHAPE.test(secret) ? secret : undefined;
}

export function setRefreshCookie({
  request,
  reply,
  secret,
  expires,
}: {
  request: HttpRequest;
  reply: HttpReply;
  secret: string;
  expires: Date;
}): void {
  reply.setCookie(NAME, secret, {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    path: PATH,
    expires,
  });
}

export function clearRefreshCookie(reply: HttpReply): void {
  reply.clearCookie(NAME, { path: PATH });
}
