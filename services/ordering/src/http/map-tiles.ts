import type { DeliveryMaps } from '@chalkboard/contracts';

export type MapTiles = NonNullable<DeliveryMaps['tiles']>;

/** Token of the pictures below delivery areas; undefined: there are none. */
export const MAP_TILES = Symbol('map tiles');
