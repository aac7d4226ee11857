import {
  MenuSettings,
  type ArchivedItem,
  type ArchivedMenu,
  type Menu,
  type MenuCategory,
  type MenuItem,
  type MenuLogo,
  type MenuPhoto,
} from '@chalkboard/contracts';
import { typedPrice } from '@chalkboard/menu-rules/typed-price';
import { following, type Location } from '../locations/followed-menu';
import { publishable, updateMenu } from '../menu/menu';
import { MenuError } from '../menu/menu.errors';
import type { StoredMenu } from '../menu/stored-menu';
import { priceText } from '../reading/currency';

/** A menu that comes in, and where to. */
export interface Incoming {
  readonly archived: ArchivedMenu;
  /** Its new address. */
  readonly shareId: string;
  readonly businessId: string;
  readonly pictures: MadePictures;
}

/** Pictures as they were made anew, by the hashes that they have in the archive. */
export interface MadePictures {
  readonly photos: ReadonlyMap<string, MenuPhoto>;
  readonly logos: ReadonlyMap<string, MenuLogo>;
}

/**
 * A draft of what an archive says of a menu, checked by the rules by which its owner would change it. It is nobody's
 * word yet: name, number, address, hours and zone are to be found right again, and nobody but the business may change
 * it.
 *
 * @throws MenuError what `updateMenu` throws, and `menu.unusable_archive` where a picture is missing
 */
export function importedMenu({ archived, shareId, businessId, pictures }: Incoming): StoredMenu {
  const {
    format: _format,
    version: _version,
    shareId: _address,
    location: _location,
    logo,
    cover,
    currency,
    currencyAssumed,
    language,
    timeZone,
    restaurantName,
    openingHours,
    rules,
    translation,
    categories: sent,
    ...said
  } = archived;
  const made = <T>(from: ReadonlyMap<string, T>, hash: string): T => {
    const found = from.get(hash);
    if (!found)
      throw new MenuError('menu.unusable_archive', `A picture of “${restaurantName}” is missing in this archive.`);
    return found;
  };
  const photoOf = (hash: string) => made(pictures.photos, hash);
  const categories = sent.map((category): MenuCategory => ({
    ...category,
    items: category.items.map((item) => startOf(item, currency, photoOf)),
  }));
  const start: StoredMenu = {
    menu: {
      ...MenuSettings.parse({}),
      shareId,
      version: 1,
      status: 'extracted',
      restaurantName,
      currency,
      ...(currencyAssumed && { currencyAssumed }),
      language,
      timeZone,
      ...(logo && { logo: made(pictures.logos, logo.hash) }),
      ...(cover && { cover: photoOf(cover.hash) }),
      categories,
    },
    editRightHashes: [],
    businessId,
  };
  const { menu } = updateMenu(start, {
    ...said,
    timeZone,
    ...(openingHours && { openingHours }),
    ...(rules && { rules }),
    ...(translation && { translation }),
    categories,
    baseVersion: 1,
  });
  const { settledDetails: _settled, ...draft } = menu;
  return { ...start, menu: { ...draft, version: 1 } };
}

/**
 * The same as a location of a main menu, which came in with it or before.
 *
 * @throws MenuError `menu.too_long`
 */
export function importedLocation(draft: StoredMenu, { location }: ArchivedMenu, main: Menu): Location {
  const start: Location = {
    ...draft,
    follows: { main: main.shareId, prices: location?.prices ?? [] },
  };
  const { menu, ...stored } = following(start, main);
  return publishable({ ...stored, menu: { ...menu, version: 1 } });
}

/** A dish before it is checked: its prices are what they say. */
function startOf(
  { photo, variants, addOns, price, priceMinor, ...item }: ArchivedItem,
  currency: string,
  photoOf: (hash: string) => MenuPhoto,
): MenuItem {
  return {
    ...item,
    ...pricing({ price, priceMinor }, currency),
    ...(photo && { photo: photoOf(photo.hash) }),
    ...(variants && { variants: variants.map((variant) => ({ ...variant, ...pricing(variant, currency) })) }),
    ...(addOns && { addOns: addOns.map((addOn) => ({ ...addOn, ...pricing(addOn, currency) })) }),
  };
}

/** What guests read is what they pay: where text and amount differ, the text is written anew. */
function pricing(
  { price, priceMinor }: { readonly price: string; readonly priceMinor?: number | undefined },
  currency: string,
): Pick<MenuItem, 'price' | 'priceMinor'> {
  if (priceMinor === undefined) return { price };
  const typed = typedPrice(price, currency);
  const isSame = typed.kind === 'amount' && typed.minor === priceMinor;
  return { price: isSame ? price : priceText(priceMinor, currency), priceMinor };
}
