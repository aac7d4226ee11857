import { z } from 'zod';
import { ARCHIVE } from '../archive';
import { LOCATIONS, MENU_SIZE } from '../limits';
import { ItemAllergens, ItemDoubt, MenuAddOn, MenuCategory, MenuItem, MenuVariant, UpdateMenuRequest } from './menu';
import { OwnPrice } from './menu-locations';
import { PhotoHash } from './menu-photos';
import { OpeningHours } from './opening-hours';
import { OrderingSettings } from './order-board';
import { TipRules } from './payment';
import { MenuRules } from './rules/menu-rules';

/*
 * What of a business is in an archive, and what of that comes back. The files are read by people and programs outside
 * of this product too: a field that means something else is another `version`.
 */

/** What was read may be longer than what an owner can write. */
const printed = z.string().max(10_000);
const partId = z.string().regex(/^[\w-]{1,40}$/, 'must be an id');
const shareId = z.string().regex(/^[\w-]{1,80}$/, 'must be the id of a menu');
/** Found by its hash. */
const picture = z.object({ hash: PhotoHash });
/** `width`: of its largest size, pixels. */
const photo = picture.extend({ width: z.number().int().positive() });

const priced = { price: z.string().max(200), priceMinor: z.number().int().min(0).max(100_000_000).optional() };

const ArchivedVariant = MenuVariant.omit({ source: true }).extend({ id: partId, label: printed.min(1), ...priced });
const ArchivedAddOn = MenuAddOn.omit({ source: true }).extend({ id: partId, name: printed.min(1), ...priced });
const names = z.array(z.string().min(1).max(200)).max(MENU_SIZE.allergens);

/** A dish with what guests are told of it, and what its reading was not sure of. */
export const ArchivedItem = MenuItem.omit({ confidence: true, source: true }).extend({
  id: partId,
  name: printed.min(1),
  description: printed.optional(),
  ...priced,
  dietary: z.array(z.string().min(1).max(200)).max(MENU_SIZE.dietary).optional(),
  allergens: ItemAllergens.extend({ names, mayContain: names.optional() }).optional(),
  prepTime: z.string().max(200).optional(),
  variants: z.array(ArchivedVariant).max(MENU_SIZE.variants).optional(),
  addOns: z.array(ArchivedAddOn).max(MENU_SIZE.addOns).optional(),
  photo: photo.optional(),
  uncertainReason: z.string().max(500).optional(),
  doubt: ItemDoubt.extend({
    otherPrice: z.string().max(200).optional(),
    unsureWords: z.array(z.string().max(200)).max(50).optional(),
  }).optional(),
});
export type ArchivedItem = z.infer<typeof ArchivedItem>;

const ArchivedCategory = MenuCategory.omit({ source: true }).extend({
  id: partId,
  name: printed,
  note: printed.optional(),
  items: z.array(ArchivedItem).max(MENU_SIZE.itemsInCategory),
});

/** What an owner can say of a menu is checked as when they say it on the edit page. */
const {
  categories: _categories,
  settledDetails: _settled,
  baseVersion: _version,
  openingHours: _hours,
  rules: _rules,
  restaurantName,
  translation,
  currency,
  language: _language,
  timeZone,
  ...said
} = UpdateMenuRequest.shape;

/**
 * `GET /api/menu/{shareId}/archived`, and `menu.json` of an archive: a menu with its settings. Whose it is, who may
 * change it, how it was read, and whether it was published is not in it.
 */
export const ArchivedMenu = z.object({
  format: z.literal(ARCHIVE.menuFormat),
  version: z.literal(ARCHIVE.version),
  /** The address it had. */
  shareId,
  restaurantName: restaurantName.unwrap(),
  currency: currency.unwrap(),
  currencyAssumed: z.literal(true).optional(),
  /** BCP 47, of what is printed. */
  language: z.string().regex(/^[a-z]{2,8}(-[a-z\d]{1,8}){0,3}$/i, 'must be a language such as de'),
  timeZone: timeZone.unwrap(),
  openingHours: OpeningHours.optional(),
  translation: translation.unwrap().unwrap().optional(),
  rules: MenuRules.optional(),
  ...said,
  /** They lie in `pictures/`. */
  logo: picture.optional(),
  cover: photo.optional(),
  /** Of a location: the `shareId` of its main menu, and the prices that are its own. */
  location: z.object({ main: shareId, prices: z.array(OwnPrice).max(LOCATIONS.maxPrices) }).optional(),
  categories: z.array(ArchivedCategory).max(MENU_SIZE.categories),
});
export type ArchivedMenu = z.infer<typeof ArchivedMenu>;

/**
 * What comes back of `ordering.json`. Who is told when nobody answers, calls, drills and the payment link stay behind:
 * numbers and money go where somebody says so again.
 */
export const ArchivedOrdering = OrderingSettings.pick({
  prepMinutes: true,
  escalateAfter: true,
  autoRejectMinutes: true,
}).extend({ tips: TipRules.optional() });
export type ArchivedOrdering = z.infer<typeof ArchivedOrdering>;

/** The name of a menu's folder. */
const ArchiveFolder = z.string().regex(/^[a-z\d][a-z\d-]{0,60}$/, 'must be the name of a folder');

/** `archive.json`: what is in an archive. */
export const ArchiveManifest = z.object({
  format: z.literal(ARCHIVE.format),
  version: z.literal(ARCHIVE.version),
  madeAt: z.iso.datetime(),
  business: z.string().max(200),
  menus: z
    .array(z.object({ folder: ArchiveFolder, restaurantName: z.string().max(200) }))
    .min(1, 'has no menus')
    .max(ARCHIVE.maxMenus, `has more than ${ARCHIVE.maxMenus} menus`)
    .refine((menus) => new Set(menus.map(({ folder }) => folder)).size === menus.length, 'names a folder twice'),
});
export type ArchiveManifest = z.infer<typeof ArchiveManifest>;

/** `POST /api/menu-archives/{businessId}/contents`: what of an archive would come in. */
export const ArchiveContents = z.object({
  business: z.string(),
  madeAt: z.iso.datetime(),
  menus: z.array(
    z.object({
      folder: z.string(),
      restaurantName: z.string(),
      restaurantAddress: z.string().optional(),
      dishes: z.number().int(),
      pictures: z.number().int(),
      /** It is a location of the menu in this folder. */
      locationOf: z.string().optional(),
      /** It has come in already, as this menu. */
      imported: z.string().optional(),
    }),
  ),
});
export type ArchiveContents = z.infer<typeof ArchiveContents>;

/** Folders of the menus that are wanted, with commas between them; absent: all. */
export const ImportMenusQuery = z.object({
  menus: z
    .string()
    .max(ARCHIVE.maxMenus * 64)
    .transform((text) => text.split(','))
    .pipe(z.array(ArchiveFolder).min(1).max(ARCHIVE.maxMenus))
    .optional(),
});
export type ImportMenusQuery = z.infer<typeof ImportMenusQuery>;

/** `POST /api/menu-archives/{businessId}/imports`: the drafts that there are now, also those of an earlier time. */
export const ImportedMenus = z.object({
  menus: z.array(
    z.object({
      folder: z.string(),
      shareId: z.string(),
      restaurantName: z.string(),
      /** For the service that takes orders; absent where the archive says nothing. */
      ordering: ArchivedOrdering.optional(),
    }),
  ),
});
export type ImportedMenus = z.infer<typeof ImportedMenus>;
