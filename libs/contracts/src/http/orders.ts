import { z } from 'zod';
import { LETTERS, ORDER } from '../limits';
import { UI_LANGUAGES } from '../ui-languages';
import { Choices } from './rules/choice-rules';
import { GeoPoint } from './rules/delivery-rules';

export const ORDER_TYPES = ['pickup', 'delivery'] as const;
export const PAYMENT_METHODS = ['card', 'cash'] as const;

/** A line of the cart, stored in the browser under `cart_{shareId}`: the spec's shape with optional ids. */
export const CartLine = z.object({
  name: z.string().min(1).max(300),
  /** Unit price as text with its sign, "$12.50". */
  price: z.string().max(40),
  quantity: z.number().int().min(1).max(ORDER.maxQuantity),
  /** Quantity times unit price, a decimal number. */
  total: z.number().nonnegative(),
  itemId: z.string().max(80).optional(),
  variantId: z.string().max(80).optional(),
  addOnIds: z.array(z.string().max(80)).max(ORDER.maxAddOns).optional(),
  /** What was chosen of the dish's groups (`rules.choices`). Two lines are the same when this is, in any order. */
  choices: Choices.optional(),
  /** What the customer asks for with this dish. */
  notes: z.string().max(ORDER.maxItemNotes).optional(),
});
export type CartLine = z.infer<typeof CartLine>;

export const CustomerInfo = z.object({
  name: z.string().trim().max(LETTERS.customerName),
  phone: z.string().trim().max(LETTERS.phone),
  email: z.union([z.literal(''), z.email().max(LETTERS.email)]).optional(),
  address: z.string().trim().max(LETTERS.customerAddress).optional(),
  /** Asked for where delivery zones are told by postcodes. */
  postcode: z.string().trim().max(LETTERS.postcode).optional(),
  /** Where the address lies, from the map or the geocoder; asked for where delivery zones are areas. */
  location: GeoPoint.optional(),
  notes: z.string().trim().max(LETTERS.orderNotes).optional(),
});
export type CustomerInfo = z.infer<typeof CustomerInfo>;

/** `POST /api/orders/locate`: where an address lies, for a delivery by zones that are areas. Keeps nothing. */
export const LocatePlaceRequest = z.object({
  shareId: z.string().min(1).max(80),
  address: z.string().trim().min(1).max(LETTERS.customerAddress),
});
export type LocatePlaceRequest = z.infer<typeof LocatePlaceRequest>;

/** Where the restaurant looks for an address of its own. */
export const FindPlaceRequest = LocatePlaceRequest.pick({ address: true });

/** What maps of delivery areas are drawn with. */
export const DeliveryMaps = z.object({
  /** Absent: nothing lies below the areas. `url` has `{z}`, `{x}` and `{y}` in it; `credit` stands on the map. */
  tiles: z.object({ url: z.string(), credit: z.string() }).optional(),
  /** Addresses can be looked up. */
  places: z.boolean(),
});
export type DeliveryMaps = z.infer<typeof DeliveryMaps>;

/** A place, with its name as the map has it, so that the guest sees whether it is the right one. */
export const LocatedPlace = z.object({ location: GeoPoint, label: z.string() });
export type LocatedPlace = z.infer<typeof LocatedPlace>;

/**
 * `POST /api/orders`. Header `Idempotency-Key` makes a repeat safe; without it a key is derived. 422
 * `ordering.phone_not_valid`: the number can be none (`possible-phone.ts`). 429 `ordering.too_many_orders` with
 * `Retry-After`: more than are taken from one browser, network or for one menu in ten minutes. Amounts are decimal
 * numbers, as the spec sends them.
 */
export const PlaceOrderRequest = z.object({
  shareId: z.string().min(1).max(80),
  customerInfo: CustomerInfo,
  orderType: z.enum(ORDER_TYPES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  cart: z.array(CartLine).min(1).max(ORDER.maxLines),
  subtotal: z.number().nonnegative(),
  deliveryFee: z.number().nonnegative(),
  /** Tax that is added to the prices, and the service charge; absent: 0. */
  tax: z.number().nonnegative().optional(),
  serviceCharge: z.number().nonnegative().optional(),
  /** Subtotal, delivery fee, service charge and added tax. */
  total: z.number().nonnegative(),
  /** What the guest gives beside the total, where the restaurant takes tips; absent: nothing. */
  tip: z.number('has to be an amount').nonnegative('cannot be less than nothing').optional(),
  /** From the quote that was shown: its prices hold for ten minutes (`held` of `QuoteResponse`). */
  held: z.string().max(300).optional(),
  /** The customer confirmed the allergy notice; recorded with the order. */
  allergyConfirmed: z.boolean().optional(),
  /** Whether the customer wants text messages about the order, as the checkout asked; recorded with it. */
  textUpdates: z.boolean().optional(),
  /** In which of our languages the guest read the page: the guest is written to in it; absent: in that of the menu. */
  language: z.enum(UI_LANGUAGES).optional(),
  /** One of the times that the quote offers; absent: as soon as possible. */
  scheduledFor: z.iso.datetime().optional(),
  /**
   * A test order: only from whom may change the menu (403 `ordering.test_denied`, 401 `access.sign_in_needed`). It is
   * marked everywhere and counted nowhere.
   */
  test: z.literal(true).optional(),
  /**
   * At the table that this phone has joined (`TableVisit`): sent as `pickup`; nobody has to say who they are. 404, 409,
   * 410 `ordering.table_…` where the table takes no orders from it.
   */
  atTable: z.literal(true).optional(),
});
export type PlaceOrderRequest = z.infer<typeof PlaceOrderRequest>;

/** `POST /api/orders`, 201 (200 for a repeat under the same key). */
export const PlaceOrderResponse = z.object({
  success: z.literal(true),
  orderId: z.string(),
  /** Short, for people to say aloud. */
  orderNumber: z.string(),
  total: z.number(),
  /**
   * Names of the channels on which the restaurant is told: sms, whatsapp, print, and board, on which every order is.
   * One that is held back, or of which nothing is known, is not named.
   */
  notifications: z.array(z.string()),
  whatsappUrl: z.string().optional(),
  /** Path of the page on which the customer follows the order: /order/{secret}. */
  trackingUrl: z.string(),
});
export type PlaceOrderResponse = z.infer<typeof PlaceOrderResponse>;

/** What a 409 `ordering.total_mismatch` problem carries: what the server would charge. Decimal numbers. */
export const FreshPrices = z.object({
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), unitPrice: z.number(), total: z.number() })),
  subtotal: z.number(),
  deliveryFee: z.number(),
  tax: z.number().optional(),
  serviceCharge: z.number().optional(),
  total: z.number(),
});
export type FreshPrices = z.infer<typeof FreshPrices>;
