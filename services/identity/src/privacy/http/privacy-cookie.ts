import type { HttpReply, HttpRequest } from '@chalkboard/service-kit';
import { SECRET_SHAPE } from '../domain/privacy-request';
import { NotProvedError } from '../domain/privacy.errors';

const NAME = 'privacy';
/** Sent to the routes that need it and to no other. */
const PATH = '/api/privacy';

/** What a browser has that proved whose data it asks for. @throws NotProvedError where there is none */
export function readPrivacyCookie(request: HttpRequest): string {
  const secret = request.cookies[NAME];
  if (!secret || !SECRET_SHAPE.test(secret)) throw new NotProvedError();
  return secret;
}

export function setPrivacyCookie(request: HttpRequest, reply: HttpReply, secret: string, openUntil: Date): void {
  reply.setCookie(NAME, secret, {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    path: PATH,
    expires: openUntil,
  });
}

export function clearPrivacyCookie(reply: HttpReply): void {
  reply.clearCookie(NAME, { path: PATH });
}
