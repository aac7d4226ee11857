import { createHash, randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSiteCookie, setSiteCookie, siteCookieName } from './site-cookie';

const COOKIE = 'visitor';
/** 256 random bits, base64url. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** Browsers cap a cookie's life at 400 days. */
const MAX_AGE_S = 400 * 86_400;

/**
 * An anonymous visitor, known by the SHA-256 (hex) of the secret in the http-only cookie. The secret itself is never
 * stored.
 */
export interface Visitor {
  readonly hash: string;
  /** Had no cookie before this request. */
  readonly isNew?: true;
}

export type CookieRequest = FastifyRequest & { cookies: Record<string, string | undefined>; visitor?: Visitor };

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Who is calling, if the browser was here before. */
export const KnownVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor | undefined =>
  visitorOf(context),
);

/** Who is calling; a first-time browser gets its cookie with the answer. */
export const CurrentVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor => {
  const known = visitorOf(context);
  if (known) return known;
  const http = context.switchToHttp();
  const secret = randomBytes(32).toString('base64url');
  setSiteCookie(http.getResponse<FastifyReply>(), COOKIE, secret, { maxAge: MAX_AGE_S });
  return (http.getRequest<CookieRequest>().visitor = { hash: hashSecret(secret), isNew: true });
});

/**
 * The same for parameters of a service's own. A cookie of the name from before is given its new name with the answer.
 */
export function visitorOf(context: ExecutionContext): Visitor | undefined {
  const http = context.switchToHttp();
  const request = http.getRequest<CookieRequest>();
  const known = knownVisitor(request);
  const secret = request.cookies[COOKIE];
  if (known && secret && siteCookieName(request, COOKIE) !== COOKIE) {
    const reply = http.getResponse<FastifyReply>();
    if (readSiteCookie(request, COOKIE) === undefined) setSiteCookie(reply, COOKIE, secret, { maxAge: MAX_AGE_S });
    reply.clearCookie(COOKIE, { path: '/' });
  }
  return known;
}

/** The visitor of a request, for guards. The name without TLS stays good: who came by it has menus. */
export function knownVisitor(request: CookieRequest): Visitor | undefined {
  if (request.visitor) return request.visitor;
  const secret = readSiteCookie(request, COOKIE) ?? request.cookies[COOKIE];
  return secret && SECRET.test(secret) ? { hash: hashSecret(secret) } : undefined;
}
