import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain';
import { FOREIGN_CALL, isForeignCall } from './foreign-call';

/** Refuses every unsafe call of a foreign page, whether or not it carries cookies. */
@Injectable()
export class OriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isForeignCall(request)) throw new DomainError(FOREIGN_CALL.code, FOREIGN_CALL.detail);
    return true;
  }
}
