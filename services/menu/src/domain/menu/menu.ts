import { MenuSettings, type Menu, type MenuCategory, type MenuItem, type MenuSnapshot, type ReadingFacts, type UpdateMenuRequest } from '@chalkboard/contracts';
import { inCurrency } from '../reading/compare-prices';
import type { ReadMenu } from '../reading/menu-from-reading';
import { decimalToMinor } from './decimal-amount';
import { editedCategories } from './edited-categories';
import type { UploadedFields } from './extraction-job';
import { MenuError } from './menu.errors';
import { assertOpeningHours, assertTimeZone } from './opening-hours';

/** A menu as it is kept: what everyone may see, and who may change it. */
export interface StoredMenu {
  readonly menu: Menu;
  /** SHA-256 (hex) of the visitor secrets that may edit it. */
  readonly editRightHashes: readonly string[];
  /** How it was read; absent for a menu that was not, and where nobody asked for it. */
  readonly reading?: KeptReading;
}

/** What is kept of the reading that a menu was made from. */
export interface KeptReading {
  readonly facts: ReadingFacts;
  /** The categories as they were read, before any change. */
  readonly categories: readonly MenuCategory[];
}

/** What a menu is called until its owner says. */
const UNNAMED = 'My Restaurant';
/** A message of the broker holds 1 MiB; one that does not fit would hold up all that come after it. */
const SNAPSHOT_MAX_BYTES = 768 * 1024;

interface NewMenu {
  readonly shareId: string;
  readonly read: ReadMenu;
  readonly facts: ReadingFacts;
  readonly fields: UploadedFields;
  /** Hash of the visitor who uploaded it. */
  readonly visitor: string;
  readonly timeZone: string;
}

/**
 * A new menu from what was read and what the uploader said; the uploader's word counts more.
 *
 * @throws MenuError `menu.too_long`
 */
export function newMenu({ shareId, read, facts, fields, visitor, timeZone }: NewMenu): StoredMenu {
  const said = withoutEmpty({
    restaurantName: fields.restaurantName,
    restaurantDescription: fields.restaurantDescription,
    restaurantAddress: fields.restaurantAddress,
    restaurantPhone: fields.restaurantPhone,
    backgroundTheme: fields.backgroundTheme,
    primaryColor: fields.primaryColor,
    secondaryColor: fields.secondaryColor,
  });
  return tellable({
    menu: { ...MenuSettings.parse({}), ...read, ...said, restaurantName: said.restaurantName ?? read.restaurantName ?? UNNAMED, shareId, version: 1, status: 'extracted', timeZone },
    editRightHashes: [visitor],
    reading: { facts, categories: read.categories },
  });
}

/** Whether this visitor (by hash) may change the menu. */
export function mayEdit(stored: StoredMenu, visitor: string | undefined): boolean {
  return visitor !== undefined && stored.editRightHashes.includes(visitor);
}

/**
 * The menu with the owner's changes; a text that was emptied is removed.
 *
 * @throws MenuError `menu.changed_meanwhile` when the change was made to another version than there is now,
 * `menu.too_long`, and what `editedCategories`, `assertOpeningHours` and `assertTimeZone` throw
 */
export function updateMenu({ menu, reading, ...rest }: StoredMenu, { baseVersion, categories: sent, openingHours, ...changes }: UpdateMenuRequest): StoredMenu {
  if (baseVersion !== undefined && baseVersion !== menu.version) {
    throw new MenuError('menu.changed_meanwhile', 'This menu was changed somewhere else meanwhile. Please look at it as it is now and make your change again.', { version: menu.version });
  }
  if (changes.timeZone !== undefined) assertTimeZone(changes.timeZone);
  if (openingHours) assertOpeningHours(openingHours);
  const hours = openingHours === undefined ? menu.openingHours : (openingHours ?? undefined);
  const { currency, categories: current } = inCurrency(menu, changes.currency ?? menu.currency);
  const categories = sent ? editedCategories({ sent, current, asRead: reading?.categories, currency }) : current;
  return tellable({ ...rest, reading, menu: withoutEmpty({ ...menu, ...changes, openingHours: hours, categories, version: menu.version + 1 }) });
}

/** The menu, looked at and published by its owner; publishing again changes nothing but the version. */
export function publishMenu(stored: StoredMenu): StoredMenu {
  return { ...stored, menu: { ...stored.menu, status: 'published', version: stored.menu.version + 1 } };
}

export function hasItem({ menu }: StoredMenu, itemId: string): boolean {
  return menu.categories.some(({ items }) => items.some(({ id }) => id === itemId));
}

/** The menu with a dish marked sold out, or there again; the very same menu where it is so already, or has no such dish. */
export function withSoldOut(stored: StoredMenu, itemId: string, soldOut: boolean): StoredMenu {
  const { menu } = stored;
  const changes = (item: MenuItem) => item.id === itemId && (item.soldOut ?? false) !== soldOut;
  if (!menu.categories.some(({ items }) => items.some(changes))) return stored;
  const categories = menu.categories.map((category) => ({ ...category, items: category.items.map((item) => (changes(item) ? { ...item, soldOut } : item)) }));
  return { ...stored, menu: { ...menu, categories, version: menu.version + 1 } };
}

/** What other services need to know of a menu. */
export function snapshotOf({ menu, editRightHashes }: StoredMenu): MenuSnapshot {
  const exact = (priceMinor: number | undefined) => priceMinor ?? null;
  return {
    shareId: menu.shareId,
    version: menu.version,
    status: menu.status,
    restaurantName: menu.restaurantName,
    restaurantPhone: menu.restaurantPhone,
    restaurantAddress: menu.restaurantAddress,
    currency: menu.currency,
    timeZone: menu.timeZone,
    ...(menu.openingHours && { openingHours: menu.openingHours }),
    items: menu.categories.flatMap((category) =>
      category.items.map((item) => ({
        id: item.id,
        category: category.name,
        name: item.name,
        unitPrice: exact(item.priceMinor),
        soldOut: item.soldOut ?? false,
        uncertain: item.uncertain ?? false,
        variants: (item.variants ?? []).map(({ id, label, priceMinor }) => ({ id, label, unitPrice: exact(priceMinor) })),
        addOns: (item.addOns ?? []).map(({ id, name, priceMinor }) => ({ id, name, unitPrice: exact(priceMinor) })),
      })),
    ),
    fees: { delivery: decimalToMinor(menu.deliveryFee, menu.currency), minimumOrder: decimalToMinor(menu.minimumOrder, menu.currency) },
    accepts: { cardPickup: menu.acceptsCardPickup, cashPickup: menu.acceptsCashPickup, cardDelivery: menu.acceptsCardDelivery, cashDelivery: menu.acceptsCashDelivery },
    channels: { sms: menu.notificationSMS, whatsapp: menu.notificationWhatsApp, print: menu.notificationPrint },
    editRightHashes: [...editRightHashes],
  };
}

/** @throws MenuError `menu.too_long` when others could not be told of the menu */
function tellable(stored: StoredMenu): StoredMenu {
  if (Buffer.byteLength(JSON.stringify(snapshotOf(stored))) > SNAPSHOT_MAX_BYTES) {
    throw new MenuError('menu.too_long', 'This menu has more items than we can handle. Please make it shorter, or split it into several menus.');
  }
  return stored;
}

/** Optional texts are absent rather than empty, except `allergyNote`, whose empty text the spec gives as its default. */
function withoutEmpty<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== undefined && (value !== '' || key === 'allergyNote'))) as T;
}
