import { OWNER_COOKIE } from '@chalkboard/contracts';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
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
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new DomainError('access.denied', 'This address is not open to anyone.');

    const request = context.switchToHttp().getRequest<AuthorisedRequest>();
    const ownerToken = readSiteCookie(request, OWNER_COOKIE);
    if (access.kind === 'staff') {
      const [scheme, token] = (request.headers.authorization ?? '').split(' ');
      if (scheme?.toLowerCase() !== 'bearer' || !token) throw signInNeeded();
      const claims = await this.tokens.verifyStaff(token);
      if (!access.roles.includes(claims.role)) {
        throw new DomainError(
          'access.role_missing',
          'Your role does not allow this. Ask an administrator if you need it.',
        );
      }
      request.staff = claims;
    } else if (access.kind === 'owner') {
      if (!ownerToken) throw signInNeeded();
      request.owner = await this.tokens.verifyOwner(ownerToken);
    } else if (ownerToken) {
      // What is open to all may show an owner more; a token that is not good any more shows as much as none.
      request.owner = await this.tokens.verifyOwner(ownerToken).catch(() => undefined);
    }
    return true;
  }
}

function signInNeeded(): DomainError {
  return new DomainError('access.sign_in_needed', 'Please sign in to continue.');
}
