import type { AccountLocation, LocationRequest, OwnerClaims } from '@chalkboard/contracts';
import {
  addLocationRoute,
  changeLocationRoute,
  removeLocationRoute,
} from '@chalkboard/contracts/api/identity/team.routes';
import { CurrentOwner, Handles, idOf, RouteBody } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param } from '@nestjs/common';
import { BusinessNotFoundError, LocationNotFoundError } from '../domain/accounts.errors';
import { Locations } from '../domain/locations';

/** Where a business is: its owners add, change and remove locations. */
@Controller()
export class KeepLocationController {
  constructor(
    private readonly locations: Locations,
    private readonly clock: Clock,
  ) {}

  @Handles(addLocationRoute)
  add(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @RouteBody() location: LocationRequest,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<AccountLocation> {
    return this.locations.add({ businessId, by: sub }, location, this.clock.now());
  }

  @Handles(changeLocationRoute)
  change(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Param('locationId', idOf(LocationNotFoundError)) locationId: string,
    @RouteBody() location: LocationRequest,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<AccountLocation> {
    return this.locations.change({ businessId, locationId, by: sub }, location);
  }

  @Handles(removeLocationRoute)
  remove(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Param('locationId', idOf(LocationNotFoundError)) locationId: string,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<void> {
    return this.locations.remove({ businessId, locationId, by: sub });
  }
}
