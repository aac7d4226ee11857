import {
  DIRECTORY_FEATURES,
  type DirectoryFeature,
  type ListedRestaurant,
  type Menu,
  type MenuItem,
} from '@chalkboard/contracts';
import { UNNAMED } from '@chalkboard/menu-rules/restaurant-name';
import type { KnownBusiness } from '../menu/businesses';
import { cuisineOf } from './cuisine';
import { postalPlaceOf } from './postal-place';
import { priceRangeOf } from './price-range';

/**
 * What the directory says of a restaurant; undefined where its menu is not for it: not published, not wanted there by
 * its owner, or without what a guest needs to find the place (its own name, an address, a dish).
 */
export function listedRestaurantOf(menu: Menu): ListedRestaurant | undefined {
  const {
    restaurantName: name,
    restaurantDescription: description,
    restaurantAddress: address,
    restaurantPhone: phone,
    openingHours,
    timeZone,
    website,
    logo,
  } = menu;
  const isComplete = name !== UNNAMED && address !== undefined && menu.categories.some(({ items }) => items.length > 0);
  if (menu.status !== 'published' || menu.listedInDirectory === false || !isComplete) return undefined;
  const priceRange = priceRangeOf(menu);
  return {
    name,
    ...(description && { description }),
    cuisine: cuisineOf(menu),
    address,
    ...postalPlaceOf(address, menu.currency),
    ...(phone && { phone }),
    ...(website && { website }),
    ...(priceRange && { priceRange }),
    features: featuresOf(menu),
    ...(openingHours && { hours: { openingHours, timeZone } }),
    ...(logo && { logo }),
  };
}

/** Whether a business may have its menus in the directory: approved, and not being closed. */
export function isOpenForGuests(business: Pick<KnownBusiness, 'status' | 'closed'> | undefined): boolean {
  return business?.status === 'approved' && !business.closed;
}

/** Whether a menu is in the directory. */
export function isListed(menu: Menu, business: Pick<KnownBusiness, 'status' | 'closed'> | undefined): boolean {
  return isOpenForGuests(business) && listedRestaurantOf(menu) !== undefined;
}

/** What the menu and its settings say; nothing is guessed. */
function featuresOf(menu: Menu): DirectoryFeature[] {
  const pickup = menu.acceptsCardPickup || menu.acceptsCashPickup;
  const delivery = menu.acceptsCardDelivery || menu.acceptsCashDelivery;
  const holds: Readonly<Record<DirectoryFeature, boolean>> = {
    vegan: menu.hasVeganOptions,
    vegetarian: menu.hasVegetarianOptions,
    gluten_free: menu.hasGlutenFreeOptions,
    halal: menu.hasHalalOptions,
    kosher: menu.hasKosherOptions,
    delivery,
    online_ordering:
      (pickup || delivery) && !menu.currencyAssumed && menu.categories.some(({ items }) => items.some(isOrderable)),
    pickup,
    allergens_stated:
      menu.commonAllergens.length > 0 ||
      menu.allergyNote !== '' ||
      menu.categories.some(({ items }) => items.some(({ allergens }) => allergens)),
    card_payment: menu.acceptsCardPickup || menu.acceptsCardDelivery,
  };
  return DIRECTORY_FEATURES.filter((feature) => holds[feature]);
}

function isOrderable({ priceMinor, uncertain, variants = [] }: MenuItem): boolean {
  return !uncertain && (priceMinor !== undefined || variants.some((variant) => variant.priceMinor !== undefined));
}
