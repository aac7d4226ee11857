import { isDeepStrictEqual } from 'node:util';
import {
  LOCATIONS,
  type AddLocationRequest,
  type ChoiceRules,
  type Menu,
  type MenuLocation,
  type MenuRules,
  type OwnedLocation,
  type SetOwnPricesRequest,
  type UpdateMenuRequest,
} from '@chalkboard/contracts';
import { settledDetails } from '../menu/house-details';
import { MenuError } from '../menu/menu.errors';
import type { StoredMenu } from '../menu/stored-menu';
import { timeZonesOf } from '../menu/time-zones-of-place';
import { FOLLOWED_FIELDS, following, type Location } from './followed-menu';
import { changedPrices } from './own-prices';

/** @throws MenuError `menu.is_location`, `menu.no_business` unless locations can follow the menu */
export function assertCanBeFollowed({ follows, businessId }: StoredMenu): void {
  if (follows)
    throw new MenuError(
      'menu.is_location',
      'This is a location of another menu. Please add locations at the main menu.',
      { main: follows.main },
    );
  if (businessId === undefined)
    throw new MenuError(
      'menu.no_business',
      'Locations belong to a business. Please sign in and add this menu to your business first.',
    );
}

/**
 * A new location that follows the main menu: a draft with its settings, under a name, an address and a number of its
 * own.
 *
 * @param others all that follow the main menu already, also those that were removed
 * @throws MenuError `menu.too_many_locations`, `menu.location_exists`, and what `assertCanBeFollowed` throws
 */
export function newLocation(
  main: StoredMenu,
  { restaurantName, restaurantAddress, restaurantPhone }: AddLocationRequest,
  { shareId, others }: { readonly shareId: string; readonly others: readonly StoredMenu[] },
): Location {
  assertCanBeFollowed(main);
  assertRoom(others);
  const same = (menu: Menu) =>
    menu.restaurantName.toLowerCase() === restaurantName.toLowerCase() &&
    menu.restaurantAddress?.toLowerCase() === restaurantAddress.toLowerCase();
  if ([main, ...others.filter(({ closed }) => !closed)].some(({ menu }) => same(menu)))
    throw new MenuError('menu.location_exists', 'There is a location of this name at this address already.');
  const { restaurantPhone: _phone, settledDetails: _settled, listedInDirectory: _listed, ...start } = main.menu;
  const said = { restaurantName, restaurantAddress, ...(restaurantPhone && { restaurantPhone }) };
  const [likeliest] = timeZonesOf({ ...main.menu, ...said });
  const location: Location = {
    menu: {
      ...start,
      ...said,
      shareId,
      version: 1,
      status: 'extracted',
      timeZone: likeliest ?? main.menu.timeZone,
      settledDetails: settledDetails({}, said),
      // What is sold out at the main restaurant is not sold out here.
      categories: [],
      rules: withoutChoices(main.menu.rules),
    },
    editRightHashes: [],
    businessId: main.businessId!,
    follows: { main: main.menu.shareId, prices: [] },
  };
  const { menu, ...stored } = following(location, main.menu);
  return { ...stored, menu: { ...menu, version: 1 } };
}

/**
 * The location with other prices; the very same one where they are so already.
 *
 * @throws MenuError `menu.item_not_found`, `menu.too_many_prices`
 */
export function withPrices(location: Location, request: SetOwnPricesRequest, main: Menu): Location {
  return following(location, main, changedPrices(location.follows.prices, request, main));
}

/** The location off the net; the very same one where it is so already. */
export function removedLocation(location: Location): Location {
  return location.closed ? location : { ...nextVersion(location), closed: true };
}

/**
 * The location as it was, with the main menu as it is now; the very same one where it is open.
 *
 * @param others that follow the same menu
 * @throws MenuError `menu.too_many_locations`
 */
export function reopenedLocation(location: Location, main: Menu, others: readonly StoredMenu[]): Location {
  if (!location.closed) return location;
  assertOpenRoom(others);
  const { closed: _, ...open } = nextVersion(location);
  return following(open, main);
}

/** The main menu with the mark that guests can choose between restaurants, or without it. */
export function withLocationsMark(main: StoredMenu, offered: boolean): StoredMenu {
  const { locationsOf, ...menu } = main.menu;
  if ((locationsOf !== undefined) === offered) return main;
  return {
    ...main,
    contentVersion: main.contentVersion ?? menu.version,
    menu: { ...menu, version: menu.version + 1, ...(offered && { locationsOf: menu.shareId }) },
  };
}

/** Whether guests are offered it. */
export const isOffered = ({ menu, closed }: StoredMenu) => menu.status === 'published' && !closed;

/**
 * A location's dishes, texts and looks are changed at its main menu.
 *
 * @throws MenuError `menu.follows_main`
 */
export function assertOwnContent({ follows }: StoredMenu): void {
  if (follows)
    throw new MenuError(
      'menu.follows_main',
      'Dishes, texts, pictures and colours of this location come from the main menu. Please change them there.',
      { main: follows.main },
    );
}

/**
 * What a location may be sent: its own settings, and what it has of the main menu as it is.
 *
 * @throws MenuError `menu.follows_main`
 */
export function assertOwnSettings(stored: StoredMenu, changes: UpdateMenuRequest): void {
  if (!stored.follows) return;
  const { menu } = stored;
  const differs = FOLLOWED_FIELDS.some((field) => {
    const sent = (changes as Partial<Record<string, unknown>>)[field];
    return sent !== undefined && !isDeepStrictEqual(sent === '' || sent === null ? undefined : sent, menu[field]);
  });
  const settlesCurrency = changes.currency !== undefined && menu.currencyAssumed;
  const choices = changes.rules?.choices;
  const changesChoices =
    choices !== undefined &&
    !isDeepStrictEqual(withoutAvailability(choices ?? undefined), withoutAvailability(menu.rules?.choices));
  if (changes.categories || differs || settlesCurrency || changesChoices) assertOwnContent(stored);
}

/** What is sold out of a group is said at the location. */
function withoutAvailability(choices: ChoiceRules | undefined): ChoiceRules | undefined {
  return (
    choices && {
      ...choices,
      groups: choices.groups.map((group) => ({
        ...group,
        options: group.options.map(({ soldOut: _, ...option }) => option),
      })),
    }
  );
}

function withoutChoices({ choices: _, ...rules }: MenuRules = {}): MenuRules {
  return rules;
}

/** As guests choose it. */
export function shownLocation({ menu }: StoredMenu): MenuLocation {
  const { openingHours, timeZone } = menu;
  return { ...placeOf(menu), ...(openingHours && { openingHours }), timeZone };
}

/** As its owner sees it. */
export function ownedLocation(stored: StoredMenu): OwnedLocation {
  return { ...placeOf(stored.menu), state: stateOf(stored), ownPrices: stored.follows?.prices.length ?? 0 };
}

function stateOf({ menu, closed }: StoredMenu): OwnedLocation['state'] {
  if (closed) return 'closed';
  return menu.status === 'published' ? 'published' : 'draft';
}

function placeOf({ shareId, restaurantName, restaurantAddress, restaurantPhone }: Menu) {
  return {
    shareId,
    restaurantName,
    ...(restaurantAddress && { restaurantAddress }),
    ...(restaurantPhone && { restaurantPhone }),
  };
}

function assertRoom(others: readonly StoredMenu[]): void {
  assertOpenRoom(others);
  if (others.length >= LOCATIONS.maxKept)
    throw new MenuError(
      'menu.too_many_locations',
      'Many locations were added and removed here. Please put one of them back and change its name and address.',
    );
}

function assertOpenRoom(others: readonly StoredMenu[]): void {
  if (others.filter(({ closed }) => !closed).length >= LOCATIONS.max)
    throw new MenuError(
      'menu.too_many_locations',
      `A menu can have ${LOCATIONS.max} locations besides the main one at most.`,
    );
}

function nextVersion({ contentVersion: _, ...location }: Location): Location {
  return { ...location, menu: { ...location.menu, version: location.menu.version + 1 } };
}
