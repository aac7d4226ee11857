import type { AccountBusiness } from '@chalkboard/contracts';

/** Where a menu can belong: a business, and which of its locations where it has several. */
export interface Place {
  /** Names it among the others. */
  readonly key: string;
  readonly label: string;
  readonly businessId: string;
  readonly locationId?: string;
  readonly business: AccountBusiness;
  readonly address: string;
}

/** Every place of these businesses; one that is being closed takes no menus. */
export function placesOf(businesses: readonly AccountBusiness[]): Place[] {
  return businesses
    .filter(({ closesAt }) => closesAt === null)
    .flatMap((business): Place[] => {
      const { id: businessId, name, locations } = business;
      const [only, ...more] = locations;
      if (!only || more.length === 0)
        return [{ key: businessId, label: name, businessId, business, address: only?.address ?? '' }];
      return locations.map((location) => ({
        key: `${businessId}/${location.id}`,
        label: location.name === name ? `${name}, ${location.address || location.name}` : `${name}, ${location.name}`,
        businessId,
        locationId: location.id,
        business,
        address: location.address,
      }));
    });
}
