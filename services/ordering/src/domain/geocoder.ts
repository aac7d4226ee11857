import type { GeoPoint, LocatedPlace } from '@chalkboard/contracts';
import { OrderError } from './order.errors';

/** Finds where addresses lie: a port. */
export abstract class Geocoder {
  /** Whether there is one. */
  readonly isSetUp: boolean = true;

  /**
   * @param near places around it come first
   * @returns undefined where the address is not known
   * @throws OrderError `ordering.places_not_available`
   */
  abstract find(address: string, near: GeoPoint | undefined): Promise<LocatedPlace | undefined>;
}

/** Where no geocoder is set up: guests show their place by the position of their device. */
export class NoGeocoder extends Geocoder {
  override readonly isSetUp = false;

  find(): Promise<undefined> {
    return Promise.reject(placesNotAvailable());
  }
}

export function placesNotAvailable(): OrderError {
  return new OrderError(
    'ordering.places_not_available',
    'Addresses cannot be looked up right now. Please use your position, or choose pickup.',
  );
}
