import type { OwnerClaims } from '@chalkboard/contracts';
import { managesBusiness } from '@chalkboard/service-kit/domain';
import { BusinessNotFoundError, OwnersOnlyError } from './billing.errors';

/** @throws BusinessNotFoundError where the signed-in one is not of its team */
function assertTeam({ businesses }: Pick<OwnerClaims, 'businesses'>, businessId: string): void {
  if (!businesses.some(({ id }) => id === businessId)) throw new BusinessNotFoundError();
}

/**
 * Of owners and managers: the kitchen is shown no plan.
 * @throws BusinessNotFoundError, OwnersOnlyError
 */
export function assertManager(claims: Pick<OwnerClaims, 'businesses'>, businessId: string): void {
  assertTeam(claims, businessId);
  if (!claims.businesses.some((place) => place.id === businessId && managesBusiness(place)))
    throw new OwnersOnlyError();
}

/** @throws BusinessNotFoundError, OwnersOnlyError */
export function assertOwner(claims: Pick<OwnerClaims, 'businesses'>, businessId: string): void {
  assertTeam(claims, businessId);
  if (!claims.businesses.some(({ id, role }) => id === businessId && role === 'owner')) throw new OwnersOnlyError();
}
