import { BaseConfig, flag } from '@chalkboard/service-kit';
import { z } from 'zod';

/** Every variable that ordering reads, besides those of every service. */
export const OrderingConfig = BaseConfig.extend({
  /**
   * Seals the links to orders and boards; the same in every instance. Another one ends all links that are out. Network
   * addresses are hashed by it as well.
   */
  ORDER_LINK_KEY: z.string().min(32, 'must have at least 32 characters'),
  /**
   * Takes any number of orders from one browser, network address and menu, for runs in which everybody comes from one
   * address.
   */
  UNLIMITED_ORDERS: flag,
  /**
   * A server that speaks Nominatim's protocol, up to `/search`. It finds addresses for delivery zones that are areas.
   * Absent: guests use the position of their device.
   */
  GEOCODER_URL: z
    .string()
    .regex(/^https?:\/\/(?![^/]*@)/, 'must be an http(s) address without name and password')
    .optional(),
  /**
   * Where pictures of the map come from, such as https://tiles.example/{z}/{x}/{y}.png, and whom to name on it. The
   * edge lets browsers load them. Absent: areas are drawn on plain ground.
   */
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/(?![^/]*@)/, 'must be an http(s) address without name and password')
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must have {z}, {x} and {y} in it')
    .optional(),
  MAP_TILES_CREDIT: z.string().max(200).default('© OpenStreetMap contributors'),
});
export type OrderingConfig = z.infer<typeof OrderingConfig>;
