import { z } from 'zod';
import { LETTERS, LOCATIONS } from '../limits';
import { GeoPoint } from './rules/delivery-rules';

/**
 * `POST /api/orders/locations`: which of the restaurants of one business deliver to a place. `where`: a postcode, or an
 * address, as the guest writes it. Keeps nothing.
 */
export const FindLocationRequest = z.object({
  /** Those of another business than the first are passed over. */
  shareIds: z
    .array(z.string().min(1).max(80))
    .min(1)
    .max(LOCATIONS.max + 1),
  where: z.string().trim().min(1).max(LETTERS.customerAddress),
  /** The position of the device, where the guest allows it. */
  location: GeoPoint.optional(),
});
export type FindLocationRequest = z.infer<typeof FindLocationRequest>;

export const FoundLocation = z.object({
  shareId: z.string(),
  /**
   * `yes`: this is what it costs there; `no`: too far, pickup alone, or no orders at all; `unknown`: a place on the map
   * would tell.
   */
  delivers: z.enum(['yes', 'no', 'unknown']),
  /** Minor units; only of `yes`. */
  fee: z.number().int().nonnegative().optional(),
  minimumOrder: z.number().int().nonnegative().optional(),
  /** Whether it takes orders now. */
  open: z.boolean(),
});
export type FoundLocation = z.infer<typeof FoundLocation>;

export const FoundLocations = z.object({
  /** Every restaurant that was asked about, the best to be sent to first. */
  locations: z.array(FoundLocation),
  /** What of `where` the zones were told by, to be filled in at the checkout. */
  postcode: z.string().optional(),
  location: GeoPoint.optional(),
});
export type FoundLocations = z.infer<typeof FoundLocations>;
