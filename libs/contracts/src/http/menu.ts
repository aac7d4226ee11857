import { z } from 'zod';
import { ALLERGEN_SOURCES } from '../allergens';
import { LETTERS } from '../limits';
import { UI_LANGUAGES } from '../ui-languages';
import { OWN_CUISINES } from './directory-choices';
import { EditedCategories } from './edited-menu';
import { ALLERGENS, DOUBT_KINDS, HOUSE_DETAILS, POS_SYSTEMS } from './menu-choices';
import { Colour, EditedLook, MenuLogo, ThemeChoice } from './menu-look';
import { MenuPhoto } from './menu-photos';
import { ChosenLanguage, EditedTranslation, MenuTranslation } from './menu-translation';
import { OpeningHours } from './opening-hours';
import { PageAdjustments } from './page-adjustment';
import { EditedMenuRules, MenuRules } from './rules/menu-rules';

export * from './edited-menu';
export * from './menu-choices';
export * from './menu-look';
export * from './menu-photos';
export * from './menu-translation';
export * from './page-adjustment';

/** Where on the source a reading was found: page from 1, box in fractions of that page (0 to 1). */
export const SourceRegion = z.object({
  page: z.number().int().min(1),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type SourceRegion = z.infer<typeof SourceRegion>;

/**
 * A price as people read it, with its currency sign ("$12.50"); `priceMinor` is the same in minor units, absent when
 * there is no exact price.
 */
const pricing = {
  price: z.string(),
  priceMinor: z.number().int().nonnegative().optional(),
};

/** `soldOut`: it alone; what says so of the dish says it of all of them. */
export const MenuVariant = z.object({
  id: z.string(),
  label: z.string(),
  ...pricing,
  soldOut: z.boolean().optional(),
  source: SourceRegion.optional(),
});
export type MenuVariant = z.infer<typeof MenuVariant>;

export const MenuAddOn = z.object({
  id: z.string(),
  name: z.string(),
  ...pricing,
  soldOut: z.boolean().optional(),
  source: SourceRegion.optional(),
});
export type MenuAddOn = z.infer<typeof MenuAddOn>;

/**
 * What an item contains, and who says so: `printed`, as it stands on the paper (letters of a legend that was not
 * understood as they are); `confirmed`, by the restaurant, and then an empty list says that it is none of
 * `EU_ALLERGENS`. Extras are not counted in.
 */
export const ItemAllergens = z.object({
  source: z.enum(ALLERGEN_SOURCES),
  names: z.array(z.string()),
  /** It may contain traces of these, by the restaurant's word. */
  mayContain: z.array(z.string()).optional(),
});
export type ItemAllergens = z.infer<typeof ItemAllergens>;

/**
 * What an uncertain item is to be asked. `otherPrice`: the other amount that its one price may be, written as `price`;
 * `unsureWords`: words of its name that were hard to make out.
 */
export const ItemDoubt = z.object({
  kind: z.enum(DOUBT_KINDS),
  otherPrice: z.string().optional(),
  unsureWords: z.array(z.string()).optional(),
});
export type ItemDoubt = z.infer<typeof ItemDoubt>;

export const MenuItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  /** Empty when nothing was printed; may be text such as "MP". */
  ...pricing,
  dietary: z.array(z.string()).optional(),
  /** Absent: not stated. Never worked out from the dish. */
  allergens: ItemAllergens.optional(),
  prepTime: z.string().optional(),
  variants: z.array(MenuVariant).optional(),
  addOns: z.array(MenuAddOn).optional(),
  photo: MenuPhoto.optional(),
  soldOut: z.boolean().optional(),
  /** It is there again from then on; absent while `soldOut`: until somebody says so. */
  soldOutUntil: z.iso.datetime().optional(),
  /** The reading is not certain: shown, and not orderable until the owner settles it. */
  uncertain: z.boolean().optional(),
  /** Why it is uncertain, in plain words. */
  uncertainReason: z.string().optional(),
  doubt: ItemDoubt.optional(),
  /** How likely each part is read as printed, 0 to 1. */
  confidence: z
    .object({
      name: z.number().min(0).max(1),
      price: z.number().min(0).max(1),
      category: z.number().min(0).max(1).optional(),
    })
    .optional(),
  source: z.object({ name: SourceRegion.optional(), price: SourceRegion.optional() }).optional(),
});
export type MenuItem = z.infer<typeof MenuItem>;

export const MenuCategory = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string().optional(),
  items: z.array(MenuItem),
  source: SourceRegion.optional(),
});
export type MenuCategory = z.infer<typeof MenuCategory>;

/** No more decimals than the menu's currency has. */
const decimal = z.string().regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be an amount such as 5.00');

/**
 * The owner's settings of a menu, without a word on what holds where one is not given: a change must not put back what
 * it does not speak of.
 */
const settings = {
  posSystem: z.enum(POS_SYSTEMS),
  acceptsCardPickup: z.boolean(),
  acceptsCashPickup: z.boolean(),
  acceptsCardDelivery: z.boolean(),
  acceptsCashDelivery: z.boolean(),
  deliveryFee: decimal,
  minimumOrder: decimal,
  hasVeganOptions: z.boolean(),
  hasVegetarianOptions: z.boolean(),
  hasGlutenFreeOptions: z.boolean(),
  hasHalalOptions: z.boolean(),
  hasKosherOptions: z.boolean(),
  commonAllergens: z.array(z.enum(ALLERGENS)),
  allergyNote: z.string().max(LETTERS.allergyNote),
  notificationSMS: z.boolean(),
  notificationWhatsApp: z.boolean(),
  notificationPrint: z.boolean(),
};

/** The owner's settings of a menu, with the spec's defaults. */
export const MenuSettings = z.object({
  posSystem: settings.posSystem.default('none'),
  acceptsCardPickup: settings.acceptsCardPickup.default(true),
  acceptsCashPickup: settings.acceptsCashPickup.default(true),
  acceptsCardDelivery: settings.acceptsCardDelivery.default(true),
  acceptsCashDelivery: settings.acceptsCashDelivery.default(true),
  deliveryFee: settings.deliveryFee.default('5.00'),
  minimumOrder: settings.minimumOrder.default('0.00'),
  hasVeganOptions: settings.hasVeganOptions.default(false),
  hasVegetarianOptions: settings.hasVegetarianOptions.default(false),
  hasGlutenFreeOptions: settings.hasGlutenFreeOptions.default(false),
  hasHalalOptions: settings.hasHalalOptions.default(false),
  hasKosherOptions: settings.hasKosherOptions.default(false),
  commonAllergens: settings.commonAllergens.default([]),
  allergyNote: settings.allergyNote.default(''),
  notificationSMS: settings.notificationSMS.default(true),
  notificationWhatsApp: settings.notificationWhatsApp.default(false),
  notificationPrint: settings.notificationPrint.default(false),
});
export type MenuSettings = z.infer<typeof MenuSettings>;

const restaurant = {
  restaurantName: z.string().trim().min(1, 'is required').max(LETTERS.restaurantName),
  restaurantDescription: z.string().trim().max(LETTERS.restaurantDescription).optional(),
  restaurantAddress: z.string().trim().max(LETTERS.restaurantAddress).optional(),
  restaurantPhone: z.string().trim().max(LETTERS.phone).optional(),
};

/** Without the "https://" it is put before. */
const Website = z
  .string()
  .trim()
  .max(LETTERS.website)
  .transform((text) => (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(
    z.union([
      z.literal(''),
      z.url({
        protocol: /^https?$/,
        hostname: z.regexes.domain,
        error: 'must be an address such as https://www.example.com',
      }),
    ]),
  );

/** A menu as everybody reads it; as it is answered: `MenuAnswer`. */
export const Menu = z.object({
  shareId: z.string(),
  /** Grows with every change. */
  version: z.number().int().min(1),
  status: z.enum(['extracted', 'published']),
  ...restaurant,
  categories: z.array(MenuCategory),
  currency: z.string(),
  /**
   * The paper names no currency, and `currency` is a proposal: nothing can be ordered until its owner sends a
   * `currency`. Absent: it is printed, or settled.
   */
  currencyAssumed: z.literal(true).optional(),
  /** BCP 47, of what is printed. */
  language: z.string(),
  /** Its second language; orders, tickets and messages say what is printed. */
  translation: MenuTranslation.optional(),
  timeZone: z.string(),
  /** What of this its owner has said or found right; nothing else is known to be. */
  settledDetails: z.array(z.enum(HOUSE_DETAILS)).optional(),
  /** When orders are taken; absent: at any time. */
  openingHours: OpeningHours.optional(),
  /** Zones, taxes, serving times, happy hours and choices; absent: none is switched on. */
  rules: MenuRules.optional(),
  /** One of `MENU_THEMES`; absent: the look of this product. */
  backgroundTheme: z.string().optional(),
  /** "#rrggbb", in place of the theme's. */
  primaryColor: z.string().optional(),
  secondaryColor: z.string().optional(),
  logo: MenuLogo.optional(),
  /** A photograph above the menu. */
  cover: MenuPhoto.optional(),
  /** Whether its owner wants it in the directory; absent: yes. */
  listedInDirectory: z.boolean().optional(),
  /** One of `OWN_CUISINES`; absent: told from the menu. */
  cuisine: z.string().optional(),
  /** http or https. */
  website: z.string().optional(),
  /**
   * In which of our languages the restaurant gets messages and tickets; absent: in English, calls and opening drills in
   * that of the menu.
   */
  messageLanguage: z.string().optional(),
  /**
   * Of several restaurants with one menu: the main menu of them, its own id on that one. Absent: there is one
   * restaurant.
   */
  locationsOf: z.string().optional(),
  ...MenuSettings.shape,
});
export type Menu = z.infer<typeof Menu>;

/** Of a menu that is followed; the id of the event is the version too. */
export const MenuVersion = z.object({ version: z.number().int().min(1) });
export type MenuVersion = z.infer<typeof MenuVersion>;

/**
 * Only what is sent changes, and anything may be sent alone; an empty text clears an optional field,
 * `openingHours: null` the hours, `translation: null` the second language, which cannot be the menu's own;
 * `categories` replaces all of them; another `currency` leaves every amount its number, and any `currency` settles one
 * that was assumed. `settledDetails` are found right as they are, beside those that are sent; nothing settled becomes
 * unsettled. With `baseVersion` the change is refused unless the menu still has that version; categories, `translation`
 * and `rules`, which are replaced as a whole, need it.
 */
export const UpdateMenuRequest = z
  .object({
    ...restaurant,
    ...settings,
    ...EditedLook,
    currency: z.string().regex(/^[A-Z]{3}$/),
    timeZone: z.string().max(60),
    openingHours: OpeningHours.nullable(),
    listedInDirectory: z.boolean(),
    cuisine: z.union([z.literal(''), z.enum(OWN_CUISINES)]),
    website: Website,
    messageLanguage: z.union([z.literal(''), z.enum(UI_LANGUAGES)]),
    language: ChosenLanguage,
    translation: EditedTranslation.nullable(),
    rules: EditedMenuRules,
    categories: EditedCategories,
    settledDetails: z.array(z.enum(HOUSE_DETAILS)).max(HOUSE_DETAILS.length),
  })
  .partial()
  .extend({ baseVersion: z.number().int().min(1).optional() })
  .refine(({ baseVersion: _, ...changes }) => Object.values(changes).some((change) => change !== undefined), {
    path: ['restaurantName'],
    error: 'is required',
  })
  .refine(
    ({ categories, translation, rules, baseVersion }) =>
      (categories === undefined && translation === undefined && rules === undefined) || baseVersion !== undefined,
    { path: ['baseVersion'], error: 'is required with categories, translation and rules' },
  );
export type UpdateMenuRequest = z.infer<typeof UpdateMenuRequest>;

/** Text fields beside the files of an upload; all optional, as in the wizard. */
export const UploadMenuFields = z.object({
  restaurantName: z.string().trim().max(LETTERS.restaurantName).optional(),
  restaurantDescription: z.string().trim().max(LETTERS.restaurantDescription).optional(),
  restaurantAddress: z.string().trim().max(LETTERS.restaurantAddress).optional(),
  restaurantPhone: z.string().trim().max(LETTERS.phone).optional(),
  backgroundTheme: ThemeChoice.optional(),
  primaryColor: Colour.optional(),
  secondaryColor: Colour.optional(),
  /**
   * A business of the signed-in caller, to which the menu belongs at once; another one's, or a name that is none, is
   * passed over.
   */
  businessId: z.string().trim().max(80).optional(),
  locationId: z.string().trim().max(80).optional(),
  adjustments: PageAdjustments.optional(),
});
export type UploadMenuFields = z.infer<typeof UploadMenuFields>;

/** The finished menu, for who waited for it. */
export const UploadMenuResponse = z.object({ shareId: z.string(), menu: Menu });
export type UploadMenuResponse = z.infer<typeof UploadMenuResponse>;

export const EXTRACTION_STAGE_NAMES = [
  'uploading',
  'reading',
  'structuring',
  'categorising',
  'formatting',
  'done',
] as const;

/**
 * State of a digitisation job; the last one that its followers are told has status `done` or `failed`.
 */
export const ExtractionJob = z.object({
  jobId: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  /** The stage that was entered last; texts and percentages are in `EXTRACTION_STAGES`. */
  stage: z.enum(EXTRACTION_STAGE_NAMES),
  percent: z.number().min(0).max(100),
  /** Pages read so far and in all, once known. */
  pages: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
  shareId: z.string().optional(),
  /** The job reads new photos of the menu `shareId`; it ends in a proposal and makes no menu. */
  proposes: z.boolean().optional(),
  problem: z.object({ title: z.string(), detail: z.string(), code: z.string() }).optional(),
});
export type ExtractionJob = z.infer<typeof ExtractionJob>;

/** Where the reading of an upload is asked for, and followed; `Location` is the job's address as well. */
export const UploadMenuAccepted = z.object({ jobId: z.string(), job: z.string(), events: z.string() });
export type UploadMenuAccepted = z.infer<typeof UploadMenuAccepted>;

/** May the caller change the menu? */
export const MenuAccess = z.object({
  canEdit: z.boolean(),
  /**
   * The caller may give others the right, and end theirs; while the menu belongs to no business, also bring it into
   * one.
   */
  mayShare: z.literal(true).optional(),
  /** It belongs to a business: one who cannot edit it may have to sign in, or to refresh the token and ask again. */
  claimed: z.literal(true).optional(),
  /** Present for members of the business it belongs to. */
  businessId: z.string().optional(),
  /** A model is there that can be asked for translations. */
  suggestsTranslations: z.literal(true).optional(),
});
export type MenuAccess = z.infer<typeof MenuAccess>;
