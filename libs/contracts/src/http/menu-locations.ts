import { z } from 'zod';
import { LETTERS, LOCATIONS } from '../limits';
import { OpeningHours } from './opening-hours';

/*
 * Several restaurants of one business with one menu. A location is a menu of its own that follows a main menu: dishes,
 * texts, pictures, choices and looks come from there, prices, stock, hours and settings are its own.
 */

/** What a price is of: a dish, a size or an extra by its id; with `groupId` an option of a group of choices. */
const priced = {
  id: z.string().min(1).max(80),
  groupId: z.string().min(1).max(40).optional(),
  /** Only of an option: what it costs for the size of this label. */
  size: z.string().min(1).max(80).optional(),
};
/** As high as a typed price can be, in minor units of the menu's currency. */
const amount = z.number().int().nonnegative().max(100_000_000);

/** A price that a location has in place of the main menu's. */
export const OwnPrice = z.object({ ...priced, priceMinor: amount });
export type OwnPrice = z.infer<typeof OwnPrice>;

/** Only what is sent changes; null: the main menu's price holds again. */
export const SetOwnPricesRequest = z.object({
  prices: z
    .array(z.object({ ...priced, priceMinor: amount.nullable() }))
    .min(1)
    .max(LOCATIONS.pricesAtOnce),
});
export type SetOwnPricesRequest = z.infer<typeof SetOwnPricesRequest>;

/** The prices of a location that are its own. */
export const OwnPrices = z.object({ main: z.string(), prices: z.array(OwnPrice) });
export type OwnPrices = z.infer<typeof OwnPrices>;

const place = {
  shareId: z.string(),
  restaurantName: z.string(),
  restaurantAddress: z.string().optional(),
  restaurantPhone: z.string().optional(),
};

/** A restaurant that guests can choose. */
export const MenuLocation = z.object({ ...place, openingHours: OpeningHours.optional(), timeZone: z.string() });
export type MenuLocation = z.infer<typeof MenuLocation>;

/** The restaurants that have this menu, the main one first; empty where there is only one. */
export const MenuLocations = z.object({ main: z.string(), locations: z.array(MenuLocation) });
export type MenuLocations = z.infer<typeof MenuLocations>;

export const LOCATION_STATES = ['draft', 'published', 'closed'] as const;

/** A location as its owner sees it. `closed`: it was removed, and can be put back. */
export const OwnedLocation = z.object({
  ...place,
  state: z.enum(LOCATION_STATES),
  /** How many prices are its own. */
  ownPrices: z.number().int(),
});
export type OwnedLocation = z.infer<typeof OwnedLocation>;

/** The locations that follow a main menu, oldest first. `state` of the main one itself. */
export const OwnedLocations = z.object({
  main: z.object({ ...place, state: z.enum(LOCATION_STATES) }),
  locations: z.array(OwnedLocation),
});
export type OwnedLocations = z.infer<typeof OwnedLocations>;

/** A new location begins with the settings of the main menu, and is a draft until it is published. */
export const AddLocationRequest = z.object({
  restaurantName: z.string().trim().min(1, 'is required').max(LETTERS.restaurantName),
  restaurantAddress: z.string().trim().min(1, 'is required').max(LETTERS.restaurantAddress),
  restaurantPhone: z.string().trim().max(LETTERS.phone).optional(),
});
export type AddLocationRequest = z.infer<typeof AddLocationRequest>;
