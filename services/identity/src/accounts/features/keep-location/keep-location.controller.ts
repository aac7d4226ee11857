import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { LocationRequest, type AccountLocation, type OwnerClaims } from '@chalkboard/contracts';
import { contract, CurrentOwner, idOf, OwnerOnly } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { BusinessNotFoundError, LocationNotFoundError } from '../../domain/accounts.errors';
import { Locations } from '../../domain/locations';

/** Where a business is: its owners add, change and remove locations. */
@Controller('api/account/businesses/:businessId/locations')
export class KeepLocationController {
  constructor(
    private readonly locations: Locations,
    private readonly clock: Clock,
  ) {}

  @OwnerOnly()
  @Post()
  @HttpCode(201)
  add(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Body(contract(LocationRequest)) location: LocationRequest,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<AccountLocation> {
    return this.locations.add({ businessId, by: sub }, location, this.clock.now());
  }

  @OwnerOnly()
  @Put(':locationId')
  change(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Param('locationId', idOf(LocationNotFoundError)) locationId: string,
    @Body(contract(LocationRequest)) location: LocationRequest,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<AccountLocation> {
    return this.locations.change({ businessId, locationId, by: sub }, location);
  }

  @OwnerOnly()
  @Delete(':locationId')
  @HttpCode(204)
  remove(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Param('locationId', idOf(LocationNotFoundError)) locationId: string,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<void> {
    return this.locations.remove({ businessId, locationId, by: sub });
  }
}
