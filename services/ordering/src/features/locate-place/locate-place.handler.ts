import type { GeoPoint, LocatedPlace, LocatePlaceRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { pointOfZones } from '../../domain/found-locations';
import { Geocoder, placesNotAvailable } from '../../domain/geocoder';
import { Menus } from '../../domain/menus';
import { OrderError } from '../../domain/order.errors';
import { PlaceLookups } from '../../domain/place-lookups';

@Injectable()
export class LocatePlaceHandler {
  private readonly lookups = new PlaceLookups();

  constructor(
    private readonly menus: Menus,
    private readonly geocoder: Geocoder,
    private readonly clock: Clock,
  ) {}

  /**
   * Finds where an address lies. Only for menus that deliver by areas: the geocoder is for them alone.
   * @param caller hash of the network address
   * @throws OrderError `ordering.menu_not_found`, `ordering.place_not_found`, `ordering.places_not_available`,
   * `ordering.too_many_places`
   */
  async execute({ shareId, address }: LocatePlaceRequest, caller: string): Promise<LocatedPlace> {
    const menu = await this.menus.find(shareId);
    if (!menu)
      throw new OrderError('ordering.menu_not_found', "The menu you're looking for doesn't exist or has been removed.");
    const near = pointOfZones(menu);
    if (!near) throw placesNotAvailable();
    return this.find(address, near, caller);
  }

  /**
   * The same for who draws the areas of a menu, which may have none yet.
   * @throws OrderError `ordering.place_not_found`, `ordering.places_not_available`, `ordering.too_many_places`
   */
  async forRestaurant(shareId: string, address: string, caller: string): Promise<LocatedPlace> {
    const menu = await this.menus.find(shareId);
    return this.find(address, menu && pointOfZones(menu), caller);
  }

  private async find(address: string, near: GeoPoint | undefined, caller: string): Promise<LocatedPlace> {
    if (!this.geocoder.isSetUp) throw placesNotAvailable();
    const wait = this.lookups.take(caller, this.clock.now());
    if (wait !== undefined)
      throw new OrderError(
        'ordering.too_many_places',
        'Many addresses were looked up from your network. Please use your position, or try again later.',
        { retryAfterSeconds: wait },
      );
    const place = await this.geocoder.find(address, near);
    if (!place)
      throw new OrderError(
        'ordering.place_not_found',
        'This address was not found. Please check it, use your position, or choose pickup.',
      );
    return place;
  }
}
