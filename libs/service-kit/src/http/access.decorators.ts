import type { ApiKeyClaims, ApiScope, OwnerClaims, StaffClaims, StaffRole } from '@chalkboard/contracts';
import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export type Access =
  | { readonly kind: 'public'; readonly why: string }
  | { readonly kind: 'staff'; readonly roles: readonly StaffRole[] }
  | { readonly kind: 'owner' }
  | { readonly kind: 'api-key'; readonly scope: ApiScope };

/** A request after its guard: who is signed in, by which kind of token. */
export type AuthorisedRequest = FastifyRequest & {
  staff?: StaffClaims;
  owner?: OwnerClaims;
  apiKey?: ApiKeyClaims;
};

export const ACCESS = Symbol('access');

/** Declares a route open to everyone. `why` is for the reader: a route without a declaration is denied. */
export const Public = (why: string) => SetMetadata(ACCESS, { kind: 'public', why } satisfies Access);

/** Declares a route open to signed-in staff of these roles. */
export const StaffOnly = (...roles: StaffRole[]) => SetMetadata(ACCESS, { kind: 'staff', roles } satisfies Access);

/**
 * Declares a route open to signed-in owners and their teams. Of which business, and as what, the handler judges by the
 * claims.
 */
export const OwnerOnly = () => SetMetadata(ACCESS, { kind: 'owner' } satisfies Access);

/** Declares a route open to programs by a key with this scope. Of which business, the handler judges by the key. */
export const ApiKeyOnly = (scope: ApiScope) => SetMetadata(ACCESS, { kind: 'api-key', scope } satisfies Access);

/** What the key of the call lets its program do; only on routes for keys. */
export const CurrentApiKey = createParamDecorator((_: unknown, context: ExecutionContext): ApiKeyClaims => {
  const { apiKey } = context.switchToHttp().getRequest<AuthorisedRequest>();
  if (!apiKey) throw new Error('CurrentApiKey is only for routes for keys');
  return apiKey;
});

/** The verified claims of the staff token; only on routes of the staff. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffClaims => {
  const { staff } = context.switchToHttp().getRequest<AuthorisedRequest>();
  if (!staff) throw new Error('CurrentStaff is only for routes of the staff');
  return staff;
});

/** The verified claims of the owner token; only on routes of owners. */
export const CurrentOwner = createParamDecorator((_: unknown, context: ExecutionContext): OwnerClaims => {
  const owner = knownOwner(context.switchToHttp().getRequest<AuthorisedRequest>());
  if (!owner) throw new Error('CurrentOwner is only for routes of owners');
  return owner;
});

/** The same on a public route: undefined where nobody is signed in, or the token is not good any more. */
export const KnownOwner = createParamDecorator((_: unknown, context: ExecutionContext): OwnerClaims | undefined =>
  knownOwner(context.switchToHttp().getRequest<AuthorisedRequest>()),
);

/** Who is signed in as an owner, for guards that run after the service's own. */
export function knownOwner(request: AuthorisedRequest): OwnerClaims | undefined {
  return request.owner;
}
