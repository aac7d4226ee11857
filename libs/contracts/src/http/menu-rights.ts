import { z } from 'zod';

/*
 * Whose a menu is, who may change it, and how many may be read.
 *
 * A menu may be changed from the device that uploaded it, from devices that opened an edit link, and by every member of
 * the business it belongs to. Of a menu that belongs to a business, the routes that need the edit right answer one who
 * is not signed in 401 `access.sign_in_needed`: a page refreshes its token and tries once more. Who is signed in and
 * has no right gets 403 `menu.edit_right_missing`.
 */

/**
 * From a member of the business (owner or staff) on the device that uploaded the menu, an edit link is not enough;
 * again by a member: moves it to another location. The device's own right becomes the membership; other devices keep
 * theirs until a member ends them.
 */
export const ClaimMenuRequest = z.object({ businessId: z.uuid(), locationId: z.uuid().nullish() });
export type ClaimMenuRequest = z.infer<typeof ClaimMenuRequest>;

export const MenuClaim = z.object({ shareId: z.string(), businessId: z.string(), locationId: z.string().nullable() });
export type MenuClaim = z.infer<typeof MenuClaim>;

/** One edit link, without its secret: that is shown once, when it is made. */
export const EditLink = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  /** Devices that have the right by it. */
  devices: z.number().int(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type EditLink = z.infer<typeof EditLink>;

/**
 * From members of the menu's business; while it belongs to none, from the device that uploaded it. Who came by a link
 * can make none. 20 are the most. With a link that is revoked the rights end of the devices that came by it.
 */
export const EditLinkRequest = z.object({ label: z.string().trim().max(80).optional() });
export type EditLinkRequest = z.infer<typeof EditLinkRequest>;

/**
 * `url` is a path with the secret in its fragment, which no server log sees: `/menu/{shareId}/edit#link=<secret>`. The
 * page takes it out of the address and posts it.
 */
export const NewEditLink = EditLink.extend({ url: z.string() });
export type NewEditLink = z.infer<typeof NewEditLink>;

/** Who else may change the menu; open to whom making links is. */
export const EditRights = z.object({
  /** Newest first. */
  links: z.array(EditLink),
  /** Devices with a right of their own, besides links and the one that asks. */
  otherDevices: z.number().int(),
});
export type EditRights = z.infer<typeof EditRights>;

/**
 * From 50 devices at most for each link, 60 times an hour for a network address: a refusal names `retryAfterSeconds`.
 */
export const ExchangeEditLinkRequest = z.object({ secret: z.string().min(20).max(200) });
export type ExchangeEditLinkRequest = z.infer<typeof ExchangeEditLinkRequest>;

export const ExchangeEditLinkResponse = z.object({ shareId: z.string() });
export type ExchangeEditLinkResponse = z.infer<typeof ExchangeEditLinkResponse>;

/** One menu as the owner's home shows it. */
export const BusinessMenu = z.object({
  shareId: z.string(),
  restaurantName: z.string(),
  status: z.enum(['extracted', 'published']),
  version: z.number().int(),
  locationId: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  items: z.number().int(),
  /**
   * Items whose reading is not settled: shown, and not orderable. A currency that is not settled counts as one more.
   */
  uncertain: z.number().int(),
  hasPhone: z.boolean(),
  /** Published, complete and wanted there, and its business approved. */
  inDirectory: z.boolean(),
  /** The main menu that it follows, as one of its locations. */
  follows: z.string().optional(),
});
export type BusinessMenu = z.infer<typeof BusinessMenu>;

/** For its members, also while it is being closed. Changed last comes first. */
export const BusinessMenus = z.object({ menus: z.array(BusinessMenu) });
export type BusinessMenus = z.infer<typeof BusinessMenus>;

/**
 * How many conversions there are this month, for the business named, else for the caller's only one, else for the
 * device. An upload above it is refused with `menu.quota_used_up`, which names `used`, `limit`, `renewsAt` and
 * `pricing` (a path); nothing of that upload is kept. Readings that failed do not count; new photos of a menu that is
 * there count like a new one.
 */
export const QuotaQuery = z.object({ businessId: z.uuid().optional() });
export type QuotaQuery = z.infer<typeof QuotaQuery>;

export const MenuQuota = z.object({
  countedFor: z.enum(['business', 'visitor']),
  used: z.number().int(),
  /** Null: without limit, and so is `left`. */
  limit: z.number().int().nullable(),
  /** May be less than `limit - used`: many devices behind one network address share a bound of their own. */
  left: z.number().int().nullable(),
  /** The beginning of the next calendar month, UTC. */
  renewsAt: z.iso.datetime(),
});
export type MenuQuota = z.infer<typeof MenuQuota>;
