import type { OwnerClaims } from '@chalkboard/contracts';
import { BusinessNotFoundError, OwnersOnlyError } from './billing.errors';

/** @throws BusinessNotFoundError where the signed-in one is not of its team */
export function assertTeam({ businesses }: Pick<OwnerClaims, 'businesses'>, businessId: string): void {
  if (!businesses.some(({ id }) => id === businessId)) throw new BusinessNotFoundError();
}

/** @throws BusinessNotFoundError, OwnersOnlyError */
export function assertOwner(claims: Pick<OwnerClaims, 'businesses'>, businessId: string): void {
  assertTeam(claims, businessId);
  if (!claims.businesses.some(({ id, role }) => id === businessId && role === 'owner')) throw new OwnersOnlyError();
}
