import type { FindLocationRequest, FoundLocations, GeoPoint } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { BusinessStates } from '../../domain/business-state';
import { foundLocations, pointOfZones } from '../../domain/found-locations';
import { Geocoder } from '../../domain/geocoder';
import { Menus } from '../../domain/menus';
import { OrderError } from '../../domain/order.errors';
import { OrderingSettingsStore } from '../../domain/ordering-settings';
import { PlaceLookups } from '../../domain/place-lookups';
import { postcodeIn } from '../../domain/postcode-in';

@Injectable()
export class FindLocationHandler {
  private readonly asked = new PlaceLookups();

  constructor(
    private readonly menus: Menus,
    private readonly settings: OrderingSettingsStore,
    private readonly states: BusinessStates,
    private readonly geocoder: Geocoder,
    private readonly clock: Clock,
  ) {}

  /**
   * Which of these restaurants deliver there. An address is looked up only where areas on the map need it.
   * @param caller hash of the network address
   * @throws OrderError `ordering.menu_not_found`, `ordering.too_many_places`
   */
  async execute({ shareIds, where, location }: FindLocationRequest, caller: string): Promise<FoundLocations> {
    const now = this.clock.now();
    const wait = this.asked.take(caller, now);
    if (wait !== undefined)
      throw new OrderError(
        'ordering.too_many_places',
        'Many places were looked up from your network. Please choose a restaurant from the list, or try again later.',
        { retryAfterSeconds: wait },
      );
    const known = (await Promise.all([...new Set(shareIds)].map((shareId) => this.menus.house(shareId)))).filter(
      (menu) => menu !== undefined,
    );
    const [first] = known;
    if (!first)
      throw new OrderError('ordering.menu_not_found', "The menu you're looking for doesn't exist or has been removed.");
    const { businessId } = first;
    const menus = known.filter((menu) => menu === first || (businessId && menu.businessId === businessId));
    const [state, settings] = await Promise.all([
      this.states.of(businessId),
      Promise.all(menus.map(({ shareId }) => this.settings.of(shareId))),
    ]);
    const postcode = postcodeIn(where);
    const near = menus.map(pointOfZones).find((point) => point !== undefined);
    const point = location ?? (near && (await this.placeOf(where, near)));
    return {
      locations: foundLocations(
        menus.map((menu, at) => ({ menu, settings: settings[at]!, state })),
        { postcode, location: point },
        now,
      ),
      ...(postcode !== undefined && { postcode }),
      ...(point && { location: point }),
    };
  }

  /** An address that is not found, or cannot be looked up now, leaves the areas open: that is no failure. */
  private async placeOf(where: string, near: GeoPoint): Promise<GeoPoint | undefined> {
    if (!this.geocoder.isSetUp) return undefined;
    return (await this.geocoder.find(where, near).catch(() => undefined))?.location;
  }
}
