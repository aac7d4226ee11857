import type { AdminTokenResponse } from '@chalkboard/contracts';
import type { HttpReply, HttpRequest } from '@chalkboard/service-kit';
import { deviceOf } from '../../authority/domain/device';
import type { Opened, SignedIn } from '../domain/session-opener';
import type { SignInOrigin } from '../domain/staff-session';
import { readDeviceCookie, setDeviceCookie } from './device-cookie';
import { setRefreshCookie } from './refresh-cookie';

/** The token in the body, the refresh secret in its cookie, and neither in anybody's cache. */
export function answerSignedIn({
  request,
  reply,
  signedIn,
}: {
  request: HttpRequest;
  reply: HttpReply;
  signedIn: SignedIn | Opened;
}): AdminTokenResponse {
  setRefreshCookie({ request, reply, secret: signedIn.refreshSecret, expires: signedIn.refreshExpiresAt });
  if ('deviceSecret' in signedIn) setDeviceCookie({ request, reply, secret: signedIn.deviceSecret });
  reply.header('cache-control', 'no-store');
  return { token: signedIn.token, expiresAt: signedIn.expiresAt.toISOString() };
}

export function signInOriginOf(request: HttpRequest): SignInOrigin {
  return {
    device: deviceOf(request.headers['user-agent']),
    address: request.ip,
    deviceSecret: readDeviceCookie(request),
  };
}
