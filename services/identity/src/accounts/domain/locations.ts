import type { AccountLocation, LocationRequest } from '@chalkboard/contracts';

/** Which location of which business, and who wants something of it. */
export interface LocationRef {
  readonly businessId: string;
  readonly locationId: string;
  /** Account of the caller. */
  readonly by: string;
}

/**
 * Where the businesses are. Each call throws BusinessNotFoundError or OwnersOnlyError unless the caller owns the
 * business: a port.
 */
export abstract class Locations {
  abstract add(at: Omit<LocationRef, 'locationId'>, location: LocationRequest, now: Date): Promise<AccountLocation>;
  /** @throws LocationNotFoundError */
  abstract change(at: LocationRef, location: LocationRequest): Promise<AccountLocation>;
  /** @throws LocationNotFoundError, LastLocationError */
  abstract remove(at: LocationRef): Promise<void>;
}
