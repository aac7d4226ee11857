import { MenuSettings, type Menu, type MenuSnapshot, type UpdateMenuRequest, type UploadMenuFields } from '@chalkboard/contracts';
import type { ReadMenu } from '../reading/menu-from-reading';
import { decimalToMinor } from './decimal-amount';

/** A menu as it is kept: what everyone may see, and who may change it. */
export interface StoredMenu {
  readonly menu: Menu;
  /** SHA-256 (hex) of the visitor secrets that may edit it. */
  readonly editRightHashes: readonly string[];
}

/** What a menu is called until its owner says. */
const UNNAMED = 'My Restaurant';

/** A new menu from what was read and what the uploader said; the uploader's word counts more. */
export function newMenu({ shareId, read, fields, visitor, timeZone }: { shareId: string; read: ReadMenu; fields: UploadMenuFields; visitor: string; timeZone: string }): StoredMenu {
  const said = withoutEmpty({
    restaurantName: fields.restaurantName,
    restaurantDescription: fields.restaurantDescription,
    restaurantAddress: fields.restaurantAddress,
    restaurantPhone: fields.restaurantPhone,
    backgroundTheme: fields.backgroundTheme,
    primaryColor: fields.primaryColor,
    secondaryColor: fields.secondaryColor,
  });
  return {
    menu: { ...MenuSettings.parse({}), ...read, ...said, restaurantName: said.restaurantName ?? read.restaurantName ?? UNNAMED, shareId, version: 1, status: 'extracted', timeZone },
    editRightHashes: [visitor],
  };
}

/** Whether this visitor (by hash) may change the menu. */
export function mayEdit(stored: StoredMenu, visitor: string | undefined): boolean {
  return visitor !== undefined && stored.editRightHashes.includes(visitor);
}

/** The menu with the owner's changes; a text that was emptied is removed. */
export function updateMenu(stored: StoredMenu, changes: UpdateMenuRequest): StoredMenu {
  return { ...stored, menu: withoutEmpty({ ...stored.menu, ...changes, version: stored.menu.version + 1 }) };
}

/** The menu, looked at and published by its owner; publishing again changes nothing but the version. */
export function publishMenu(stored: StoredMenu): StoredMenu {
  return { ...stored, menu: { ...stored.menu, status: 'published', version: stored.menu.version + 1 } };
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

/** Optional texts are absent rather than empty, except `allergyNote`, whose empty text the spec gives as its default. */
function withoutEmpty<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== undefined && (value !== '' || key === 'allergyNote'))) as T;
}
