import type { DeliveryMaps } from '@chalkboard/contracts';
import { showDeliveryMapsRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { Handles } from '@chalkboard/service-kit';
import { Controller, Inject } from '@nestjs/common';
import { Geocoder } from '../domain/geocoder';
import { MAP_TILES, type MapTiles } from '../http/map-tiles';

@Controller()
export class ShowDeliveryMapsController {
  constructor(
    @Inject(MAP_TILES) private readonly tiles: MapTiles | undefined,
    private readonly geocoder: Geocoder,
  ) {}

  @Handles(showDeliveryMapsRoute)
  show(): DeliveryMaps {
    return { ...(this.tiles && { tiles: this.tiles }), places: this.geocoder.isSetUp };
  }
}
