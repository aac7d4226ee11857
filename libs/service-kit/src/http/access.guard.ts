import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { StaffClaims } from '@chalkboard/contracts';
import type { FastifyRequest } from 'fastify';
import { TokenVerifier } from '../authority/token-verifier';
import { DomainError } from '../domain';
import { ACCESS, type Access } from './access.decorators';

/** Every route is denied unless it says who may use it. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]);
    if (!access) throw new DomainError('access.denied', 'This address is not open to anyone.');
    if (access.kind === 'public') return true;

    const request = context.switchToHttp().getRequest<FastifyRequest & { staff?: StaffClaims }>();
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new DomainError('access.sign_in_needed', 'Please sign in to continue.');

    const claims = await this.tokens.verifyStaff(token);
    if (access.roles.length > 0 && !access.roles.includes(claims.role)) {
      throw new DomainError('access.role_missing', 'Your role does not allow this. Ask an administrator if you need it.');
    }
    request.staff = claims;
    return true;
  }
}
