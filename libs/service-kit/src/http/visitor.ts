import { createHash, randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'visitor';
/** 256 random bits, base64url. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** Browsers cap a cookie's life at 400 days. */
const MAX_AGE_S = 400 * 86_400;

/** An anonymous visitor, known by the SHA-256 (hex) of the secret in the http-only cookie. The secret itself is never stored. */
export interface Visitor {
  readonly hash: string;
}

export type CookieRequest = FastifyRequest & { cookies: Record<string, string | undefined>; visitor?: Visitor };

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Who is calling, if the browser was here before. */
export const KnownVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor | undefined =>
  knownVisitor(context.switchToHttp().getRequest<CookieRequest>()),
);

/** Who is calling; a first-time browser gets its cookie with the answer. */
export const CurrentVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor => {
  const http = context.switchToHttp();
  const request = http.getRequest<CookieRequest>();
  const known = knownVisitor(request);
  if (known) return known;

  const secret = randomBytes(32).toString('base64url');
  http.getResponse<FastifyReply>().setCookie(COOKIE, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: MAX_AGE_S,
  });
  return (request.visitor = { hash: hashSecret(secret) });
});

/** The visitor of a request, for guards. */
export function knownVisitor(request: CookieRequest): Visitor | undefined {
  if (request.visitor) return request.visitor;
  const secret = request.cookies[COOKIE];
  return secret && SECRET.test(secret) ? { hash: hashSecret(secret) } : undefined;
}
