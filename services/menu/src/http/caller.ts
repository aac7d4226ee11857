import type { OwnerClaims } from '@chalkboard/contracts';
import { knownOwner, visitorOf, type AuthorisedRequest } from '@chalkboard/service-kit';
import { managesBusiness } from '@chalkboard/service-kit/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '../domain/menu/edit-right';

/** Device and owner of a call, as the rules of menus know them. */
export function callerOf(visitor: string | undefined, owner: OwnerClaims | undefined): Caller {
  return {
    visitor,
    businesses: owner?.businesses.filter(managesBusiness).map(({ id }) => id),
    teams: owner?.businesses.map(({ id }) => id),
  };
}

/**
 * Who is calling. A first-time browser is given no cookie: where it needs one, the route takes `@CurrentVisitor` and
 * `@KnownOwner`.
 */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  return callerOf(visitorOf(context)?.hash, knownOwner(context.switchToHttp().getRequest<AuthorisedRequest>()));
});
