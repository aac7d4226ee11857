import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses an unsafe call that carries cookies from a foreign page (cross-site request forgery). A call without an
 * Origin is not from a page of another site: browsers always send it on unsafe cross-origin calls.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (SAFE_METHODS.has(request.method) || !request.headers.cookie) return true;
    const origin = request.headers.origin;
    if (origin === undefined) return true;
    if (hostOf(origin) === request.host) return true;
    throw new DomainError('access.foreign_origin', 'This call came from another site and was refused.');
  }
}

/** Host and port of an origin; `null` and malformed ones have none. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
