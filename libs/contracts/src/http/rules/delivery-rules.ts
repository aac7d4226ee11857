import { z } from 'zod';
import { LETTERS, ORDER } from '../../limits';
import { RuleAmount, RuleId, RuleName } from './rule-parts';

/** WGS 84, degrees. */
export const GeoPoint = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
export type GeoPoint = z.infer<typeof GeoPoint>;

/** Where a zone lies. A postcode that ends in "*" stands for all that begin so. A polygon is not closed by a repeat. */
export const ZoneArea = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('postcodes'),
    postcodes: z.array(z.string().trim().min(1).max(LETTERS.postcode)).min(1).max(500),
  }),
  z.object({ kind: z.literal('circle'), centre: GeoPoint, radiusMeters: z.number().int().min(50).max(100_000) }),
  z.object({ kind: z.literal('polygon'), points: z.array(GeoPoint).min(3).max(200) }),
]);
export type ZoneArea = z.infer<typeof ZoneArea>;

export const DeliveryZone = z.object({
  id: RuleId,
  name: RuleName,
  area: ZoneArea,
  fee: RuleAmount,
  minimumOrder: RuleAmount,
  /** From this subtotal on delivery costs nothing; absent: it always costs the fee. */
  freeFrom: RuleAmount.optional(),
  /** On the way, added to what the kitchen needs. */
  minutes: z.number().int().min(0).max(ORDER.maxMinutes).optional(),
});
export type DeliveryZone = z.infer<typeof DeliveryZone>;

/** Without zones the menu's one fee and minimum hold everywhere. */
export const DeliveryRules = z.object({
  /** False: pickup alone. */
  offered: z.boolean(),
  zones: z.array(DeliveryZone).max(40),
});
export type DeliveryRules = z.infer<typeof DeliveryRules>;
