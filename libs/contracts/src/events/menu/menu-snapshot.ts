import { z } from 'zod';
import { MenuLogo } from '../../http/menu-look';
import { MenuPhoto } from '../../http/menu-photos';
import { OpeningHours } from '../../http/opening-hours';
import { StatedAllergens } from '../../http/order-tracking';
import { MenuRules } from '../../http/rules/menu-rules';

const amount = z.number().int().nonnegative();
/** `null`: no exact price (MP, a range, none). */
const unitPrice = amount.nullable();
/** Of a size or an extra alone; absent: it is there. */
const soldOut = z.boolean().optional();

/** Everything another service needs to know of a menu; the last version wins. Amounts in minor units of `currency`. */
export const MenuSnapshot = z.object({
  shareId: z.string(),
  version: z.number().int().min(1),
  status: z.enum(['extracted', 'published']),
  /** The business it belongs to; absent: none. */
  businessId: z.string().optional(),
  /** Its owner has removed this location: it takes no new orders; absent: it is open. */
  closed: z.boolean().optional(),
  restaurantName: z.string(),
  restaurantPhone: z.string().optional(),
  restaurantAddress: z.string().optional(),
  currency: z.string(),
  timeZone: z.string(),
  /** BCP 47, of what is printed; absent in events of older versions. */
  language: z.string().optional(),
  /**
   * In which language (BCP 47) the restaurant gets messages and tickets; absent: none was chosen.
   */
  messageLanguage: z.string().optional(),
  /** Absent: orders are taken at any time. */
  openingHours: OpeningHours.optional(),
  /** How it looks: theme, the owner's own colours ("#rrggbb") before the theme's, logo. */
  backgroundTheme: z.string().optional(),
  primaryColor: z.string().optional(),
  secondaryColor: z.string().optional(),
  logo: MenuLogo.optional(),
  /** The photograph above it. */
  cover: MenuPhoto.optional(),
  items: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      /** Absent in events of older versions. */
      categoryId: z.string().optional(),
      name: z.string(),
      photo: MenuPhoto.optional(),
      unitPrice,
      soldOut: z.boolean(),
      /** It is there again from then on; absent while `soldOut`: until somebody says so. */
      soldOutUntil: z.iso.datetime().optional(),
      allergens: StatedAllergens.optional(),
      /** The owner has not settled the reading, or the currency of the menu, yet: not orderable. */
      uncertain: z.boolean(),
      variants: z.array(z.object({ id: z.string(), label: z.string(), unitPrice, soldOut })),
      addOns: z.array(z.object({ id: z.string(), name: z.string(), unitPrice, soldOut })),
    }),
  ),
  /**
   * The menu's second language (BCP 47), and what its dishes, sizes and extras are called in it (`of`: as printed);
   * absent: it has none.
   */
  secondLanguage: z
    .object({ language: z.string(), words: z.array(z.object({ of: z.string(), text: z.string() })) })
    .optional(),
  /** What the owner has switched on beside the spec's settings; absent: nothing. */
  rules: MenuRules.optional(),
  fees: z.object({ delivery: amount, minimumOrder: amount }),
  accepts: z.object({
    cardPickup: z.boolean(),
    cashPickup: z.boolean(),
    cardDelivery: z.boolean(),
    cashDelivery: z.boolean(),
  }),
  channels: z.object({ sms: z.boolean(), whatsapp: z.boolean(), print: z.boolean() }),
  /** SHA-256 (hex) of the visitor secrets that may edit the menu. */
  editRightHashes: z.array(z.string()),
});
export type MenuSnapshot = z.infer<typeof MenuSnapshot>;
