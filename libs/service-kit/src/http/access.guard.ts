import { OWNER_COOKIE, type ApiScope, type StaffRole } from '@chalkboard/contracts';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { ApiKeys } from '../api-keys/api-keys';
import { ApiRequestLimit, TooManyApiRequestsError } from '../api-keys/api-request-limit';
import { TokenVerifier } from '../authority/token-verifier';
import { DomainError } from '../domain';
import { ACCESS, type Access, type AuthorisedRequest } from './access.decorators';
import { readSiteCookie } from './site-cookie';

/** Every route is denied unless it says who may use it. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenVerifier,
    private readonly keys: ApiKeys,
    private readonly limit: ApiRequestLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new DomainError('access.denied', 'This address is not open to anyone.');

    const request = context.switchToHttp().getRequest<AuthorisedRequest>();
    if (access.kind === 'staff') await this.enterAsStaff(request, access.roles);
    else if (access.kind === 'api-key')
      await this.enterByKey(request, access.scope, context.switchToHttp().getResponse<FastifyReply>());
    else await this.enterAsOwner(request, access.kind === 'owner');
    return true;
  }

  private async enterAsStaff(request: AuthorisedRequest, roles: readonly StaffRole[]): Promise<void> {
    const token = bearerOf(request);
    if (!token) throw signInNeeded();
    const claims = await this.tokens.verifyStaff(token);
    if (!roles.includes(claims.role)) {
      throw new DomainError(
        'access.role_missing',
        'Your role does not allow this. Ask an administrator if you need it.',
      );
    }
    request.staff = claims;
  }

  private async enterByKey(request: AuthorisedRequest, scope: ApiScope, reply: FastifyReply): Promise<void> {
    const secret = bearerOf(request);
    if (!secret) throw keyNeeded();
    const key = await this.keys.verify(secret, request.ip);
    // Before the scope: what is refused counts as well.
    const left = await this.limit.count(key.keyId).catch((error: unknown) => {
      if (error instanceof TooManyApiRequestsError) void reply.headers(error.headers);
      throw error;
    });
    void reply.headers(left).header('cache-control', 'no-store');
    if (!key.scopes.includes(scope))
      throw new DomainError('access.scope_missing', `This key does not have the permission ${scope}.`, { scope });
    request.apiKey = key;
  }

  private async enterAsOwner(request: AuthorisedRequest, needed: boolean): Promise<void> {
    const token = readSiteCookie(request, OWNER_COOKIE);
    if (needed) {
      if (!token) throw signInNeeded();
      request.owner = await this.tokens.verifyOwner(token);
    } else if (token) {
      // What is open to all may show an owner more; a token that is not good any more shows as much as none.
      request.owner = await this.tokens.verifyOwner(token).catch(() => undefined);
    }
  }
}

function bearerOf({ headers }: AuthorisedRequest): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

function signInNeeded(): DomainError {
  return new DomainError('access.sign_in_needed', 'Please sign in to continue.');
}

function keyNeeded(): DomainError {
  return new DomainError('access.key_needed', 'Send a key of the business: Authorization: Bearer cb_…');
}
