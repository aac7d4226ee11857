import type { HttpReply, HttpRequest } from '@chalkboard/service-kit';
import { DEVICE_KNOWN_MS } from '../domain/known-devices';

const NAME = 'staff_device';
/** Sent to the routes that need it and to no other. */
const PATH = '/api/admin';
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The device secret that the browser sent, if it is one by its shape. */
export function readDeviceCookie(request: HttpRequest): string | undefined {
  const secret = request.cookies[NAME];
  return secret && SHAPE.test(secret) ? secret : undefined;
}

export function setDeviceCookie({
  request,
  reply,
  secret,
}: {
  request: HttpRequest;
  reply: HttpReply;
  secret: string;
}): void {
  reply.setCookie(NAME, secret, {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    path: PATH,
    maxAge: DEVICE_KNOWN_MS / 1000,
  });
}
