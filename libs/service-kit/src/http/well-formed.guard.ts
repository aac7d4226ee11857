import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { assertWellFormed } from './well-formed-text';

/**
 * Refuses a request with text that cannot be stored, in its path, its query or its body, before anything reads it.
 * Fields of multipart forms are looked at when they are parsed.
 */
@Injectable()
export class WellFormedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { params, query, body } = context.switchToHttp().getRequest<FastifyRequest>();
    for (const part of [params, query, body]) assertWellFormed(part);
    return true;
  }
}
