import { isDeepStrictEqual } from 'node:util';
import {
  MenuSettings,
  type ItemAllergens,
  type Menu,
  type MenuItem,
  type MenuLogo,
  type MenuSnapshot,
  type ReadingFacts,
  type ShowPhotosRequest,
  type StatedAllergens,
  type UpdateMenuRequest,
} from '@chalkboard/contracts';
import { currencyExponent } from '@chalkboard/menu-rules/currency';
import { UNNAMED } from '@chalkboard/menu-rules/restaurant-name';
import { exampleAmount } from '@chalkboard/menu-rules/typed-price';
import { assertOwnContent, assertOwnSettings } from '../locations/location';
import { inCurrency } from '../reading/compare-prices';
import { currencyOfPlace } from '../reading/currency-proposal';
import type { ReadMenu } from '../reading/menu-from-reading';
import { changedRules } from '../rules/changed-rules';
import { rulesInDecimals } from '../rules/rule-amounts';
import { decimalToMinor, hasDecimalsOf } from './decimal-amount';
import { anonymousRights } from './edit-links';
import { editedCategories } from './edited-categories';
import type { UploadedFields } from './extraction-job';
import { assertNamed, settledDetails } from './house-details';
import { MenuError } from './menu.errors';
import { assertOpeningHours, assertTimeZone } from './opening-hours';
import { withPhotos } from './photo';
import type { KeptReading, StoredMenu } from './stored-menu';
import { timeZonesOf } from './time-zones-of-place';
import { secondLanguageOf, withTranslation } from './translation';

/** A message of the broker holds 1 MiB; one that does not fit would hold up all that come after it. */
const SNAPSHOT_MAX_BYTES = 768 * 1024;

interface NewMenu {
  readonly shareId: string;
  readonly read: ReadMenu;
  readonly facts: ReadingFacts;
  readonly fields: UploadedFields;
  /** Hash of the visitor who uploaded it. */
  readonly visitor: string;
  /** Where its place tells none. */
  readonly timeZone: string;
}

/**
 * A new menu from what was read and what the uploader said; the uploader's word counts more.
 *
 * @throws MenuError `menu.too_long`
 */
export function newMenu({ shareId, read: asRead, facts, fields, visitor, timeZone }: NewMenu): StoredMenu {
  const { belongsTo } = fields;
  const said = withoutEmpty({
    restaurantName: fields.restaurantName,
    restaurantDescription: fields.restaurantDescription,
    restaurantAddress: fields.restaurantAddress,
    restaurantPhone: fields.restaurantPhone,
    backgroundTheme: fields.backgroundTheme,
    primaryColor: fields.primaryColor,
    secondaryColor: fields.secondaryColor,
    logo: fields.logo,
  });
  const read = withProposal(asRead, said);
  const settled = settledDetails({}, said);
  const [likeliest] = timeZonesOf({ ...read, ...said });
  return publishable({
    menu: {
      ...MenuSettings.parse({}),
      ...read,
      ...said,
      restaurantName: said.restaurantName ?? read.restaurantName ?? UNNAMED,
      shareId,
      version: 1,
      status: 'extracted',
      timeZone: likeliest ?? timeZone,
      ...(settled.length > 0 && { settledDetails: settled }),
    },
    // Where it belongs to a business its members have the right, for as long as they are.
    ...(belongsTo ? { ...belongsTo, editRightHashes: [] } : { editRightHashes: [visitor] }),
    reading: { facts, categories: read.categories },
  });
}

/**
 * The menu with the owner's changes; a text that was emptied is removed.
 *
 * @throws MenuError `menu.changed_meanwhile` when the change was made to another version than there is now,
 * `menu.follows_main` for what a location has of its main menu, `menu.invalid_price`, `menu.invalid_rules`,
 * `menu.too_long`, and what `editedCategories`, `assertOpeningHours`, `assertTimeZone` and `withTranslation` throw
 */
export function updateMenu(
  stored: StoredMenu,
  { baseVersion, categories: sent, openingHours, translation, rules: sentRules, ...changes }: UpdateMenuRequest,
): StoredMenu {
  const { menu, reading, photos, contentVersion, ...rest } = stored;
  assertOwnSettings(stored, {
    ...changes,
    categories: sent,
    ...(translation !== undefined && { translation }),
    rules: sentRules,
  });
  if (baseVersion !== undefined && (baseVersion < (contentVersion ?? menu.version) || baseVersion > menu.version)) {
    throw new MenuError(
      'menu.changed_meanwhile',
      'This menu was changed somewhere else meanwhile. Please look at it as it is now and make your change again.',
      { version: menu.version },
    );
  }
  if (changes.timeZone !== undefined) assertTimeZone(changes.timeZone);
  if (openingHours) assertOpeningHours(openingHours);
  const hours = openingHours === undefined ? menu.openingHours : (openingHours ?? undefined);
  const { currency, categories: current } = inCurrency(menu, changes.currency ?? menu.currency);
  for (const fee of [changes.deliveryFee, changes.minimumOrder]) {
    if (fee !== undefined && !hasDecimalsOf(fee, currency))
      throw new MenuError(
        'menu.invalid_price',
        `“${fee}” has more decimals than ${currency}. Please write an amount such as ${exampleAmount(currency)}.`,
      );
  }
  const categories = sent
    ? editedCategories({
        sent,
        current,
        asRead: reading?.categories,
        printed: printedPrices(menu, reading),
        photos,
        currency,
      })
    : current;
  // Amounts of rules that are sent are meant in the currency that is sent with them.
  const kept =
    menu.rules &&
    rulesInDecimals(menu.rules, {
      before: currencyExponent(menu.currency),
      after: currencyExponent(currency),
    });
  const rules = sentRules ? changedRules({ ...menu, ...(kept && { rules: kept }), categories }, sentRules) : kept;
  const currencyAssumed = changes.currency === undefined ? menu.currencyAssumed : undefined;
  const settled = settledDetails(menu, { ...changes, ...(openingHours !== undefined && { openingHours }) });
  const changed = withoutEmpty({
    ...menu,
    ...changes,
    settledDetails: settled.length > 0 ? settled : undefined,
    currencyAssumed,
    openingHours: hours,
    rules,
    categories,
    version: menu.version + 1,
  });
  return publishable({ ...rest, reading, menu: withTranslation(changed, translation) });
}

/**
 * The menu with this logo, or without one; the very same menu where it is so already.
 *
 * @throws MenuError `menu.follows_main` of a location
 */
export function withLogo(stored: StoredMenu, logo: MenuLogo | undefined): StoredMenu {
  assertOwnContent(stored);
  const { logo: shown, ...menu } = stored.menu;
  if (shown?.hash === logo?.hash) return stored;
  return withContent(stored, { ...menu, ...(logo && { logo }) });
}

/**
 * The menu with photographs put up and taken away; the very same menu where it is so already.
 *
 * @throws MenuError `menu.follows_main` of a location, `menu.too_long`, and what `withPhotos` throws
 */
export function showPhotos(stored: StoredMenu, request: ShowPhotosRequest): StoredMenu {
  assertOwnContent(stored);
  const menu = withPhotos(stored.menu, request, stored.photos);
  return menu === stored.menu ? stored : publishable(withContent(stored, menu));
}

/**
 * The menu, looked at and published by its owner; publishing again changes nothing but the version.
 *
 * @throws MenuError `menu.no_name`
 */
export function publishMenu(stored: StoredMenu): StoredMenu {
  assertNamed(stored.menu);
  return withContent(stored, { ...stored.menu, status: 'published' });
}

/** Whether a change published a menu that its owner had not published before. */
export function isFirstPublished({ menu: before }: StoredMenu, { menu: after }: StoredMenu): boolean {
  return before.status !== 'published' && after.status === 'published';
}

/** A dish, or with `partId` one of its sizes or extras. */
export interface Sellable {
  readonly itemId: string;
  readonly partId?: string;
}

export function hasSellable({ menu }: StoredMenu, { itemId, partId }: Sellable): boolean {
  return menu.categories.some(({ items }) =>
    items.some((item) => item.id === itemId && (partId === undefined || partsOf(item).some(({ id }) => id === partId))),
  );
}

/**
 * The menu with a dish or a part of one marked sold out, a dish maybe until an instant, or there again; the very same
 * menu where it is so already, or has no such thing.
 */
export function withSoldOut(
  stored: StoredMenu,
  { itemId, partId }: Sellable,
  soldOut: boolean,
  until?: string,
): StoredMenu {
  const { menu } = stored;
  const marked = <T extends { readonly id: string; readonly soldOut?: boolean }>(part: T, id: string): T =>
    part.id === id && (part.soldOut ?? false) !== soldOut ? { ...part, soldOut } : part;
  const changed = (item: MenuItem): MenuItem => {
    if (item.id !== itemId) return item;
    if (partId === undefined) {
      const { soldOutUntil: _before, ...whole } = marked(item, itemId);
      return { ...whole, ...(soldOut && until !== undefined && { soldOutUntil: until }) };
    }
    return {
      ...item,
      ...(item.variants && { variants: item.variants.map((part) => marked(part, partId)) }),
      ...(item.addOns && { addOns: item.addOns.map((part) => marked(part, partId)) }),
    };
  };
  const categories = menu.categories.map((category) => ({ ...category, items: category.items.map(changed) }));
  return isDeepStrictEqual(categories, menu.categories) ? stored : withContent(stored, { ...menu, categories });
}

const partsOf = ({ variants = [], addOns = [] }: MenuItem): readonly { readonly id: string }[] => [
  ...variants,
  ...addOns,
];

/** What other services need to know of a menu. */
export function snapshotOf(stored: StoredMenu): MenuSnapshot {
  const { menu, businessId, closed } = stored;
  const exact = (priceMinor: number | undefined) => priceMinor ?? null;
  return {
    shareId: menu.shareId,
    version: menu.version,
    status: menu.status,
    ...(businessId && { businessId }),
    ...(closed && { closed }),
    restaurantName: menu.restaurantName,
    restaurantPhone: menu.restaurantPhone,
    restaurantAddress: menu.restaurantAddress,
    currency: menu.currency,
    timeZone: menu.timeZone,
    language: menu.language,
    ...(menu.messageLanguage && { messageLanguage: menu.messageLanguage }),
    ...(menu.openingHours && { openingHours: menu.openingHours }),
    ...(menu.rules && { rules: menu.rules }),
    ...(menu.translation && { secondLanguage: secondLanguageOf(menu) }),
    ...(menu.backgroundTheme && { backgroundTheme: menu.backgroundTheme }),
    ...(menu.primaryColor && { primaryColor: menu.primaryColor }),
    ...(menu.secondaryColor && { secondaryColor: menu.secondaryColor }),
    ...(menu.logo && { logo: menu.logo }),
    ...(menu.cover && { cover: menu.cover }),
    items: menu.categories.flatMap((category) =>
      category.items.map((item) => ({
        id: item.id,
        category: category.name,
        categoryId: category.id,
        name: item.name,
        ...(item.photo && { photo: item.photo }),
        unitPrice: exact(item.priceMinor),
        soldOut: item.soldOut ?? false,
        ...(item.soldOut && item.soldOutUntil && { soldOutUntil: item.soldOutUntil }),
        ...(item.allergens && { allergens: statedAllergens(item.allergens) }),
        // In an assumed currency no price is exact.
        uncertain: menu.currencyAssumed ?? item.uncertain ?? false,
        variants: (item.variants ?? []).map(({ id, label, priceMinor, soldOut }) => ({
          id,
          label,
          unitPrice: exact(priceMinor),
          ...(soldOut && { soldOut }),
        })),
        addOns: (item.addOns ?? []).map(({ id, name, priceMinor, soldOut }) => ({
          id,
          name,
          unitPrice: exact(priceMinor),
          ...(soldOut && { soldOut }),
        })),
      })),
    ),
    fees: {
      delivery: decimalToMinor(menu.deliveryFee, menu.currency),
      minimumOrder: decimalToMinor(menu.minimumOrder, menu.currency),
    },
    accepts: {
      cardPickup: menu.acceptsCardPickup,
      cashPickup: menu.acceptsCashPickup,
      cardDelivery: menu.acceptsCardDelivery,
      cashDelivery: menu.acceptsCashDelivery,
    },
    channels: { sms: menu.notificationSMS, whatsapp: menu.notificationWhatsApp, print: menu.notificationPrint },
    editRightHashes: anonymousRights(stored),
  };
}

/** What a dish is said to contain, for tickets and carts. */
function statedAllergens({ names, mayContain = [] }: ItemAllergens): StatedAllergens {
  return { contains: names, mayContain };
}

/**
 * The texts of prices that stand in the menu or on its paper: nobody typed them, and a dish that is made of another one
 * keeps them.
 */
function printedPrices({ categories }: Menu, reading: KeptReading | undefined): ReadonlySet<string> {
  const items = [...categories, ...(reading?.categories ?? [])].flatMap((category) => category.items);
  return new Set([
    ...items.flatMap((item) => [item, ...(item.variants ?? []), ...(item.addOns ?? [])].map(({ price }) => price)),
    ...(reading?.facts.prices.unplaced.map(({ text }) => text) ?? []),
  ]);
}

/** What was read, in the currency of the place that the uploader named, where the paper names none. */
function withProposal(
  read: ReadMenu,
  { restaurantPhone: phone, restaurantAddress: address }: Partial<Pick<Menu, 'restaurantPhone' | 'restaurantAddress'>>,
): ReadMenu {
  const proposal = read.currencyAssumed && currencyOfPlace({ ...(phone && { phone }), ...(address && { address }) });
  return proposal ? inCurrency(read, proposal) : read;
}

/** The menu with this in its next version. */
function withContent({ contentVersion: _, ...stored }: StoredMenu, menu: Menu): StoredMenu {
  return { ...stored, menu: { ...menu, version: menu.version + 1 } };
}

/** @throws MenuError `menu.too_long` when others could not be told of the menu */
export function publishable<Stored extends StoredMenu>(stored: Stored): Stored {
  const { secondLanguage: _bounded, ...snapshot } = snapshotOf(stored);
  if (Buffer.byteLength(JSON.stringify(snapshot)) > SNAPSHOT_MAX_BYTES) {
    throw new MenuError(
      'menu.too_long',
      'This menu has more items than we can handle. Please make it shorter, or split it into several menus.',
    );
  }
  return stored;
}

/**
 * Optional texts are absent rather than empty, except `allergyNote`, whose empty text the spec gives as its default.
 */
function withoutEmpty<T extends object>(values: T): T {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => value !== undefined && (value !== '' || key === 'allergyNote')),
  ) as T;
}
