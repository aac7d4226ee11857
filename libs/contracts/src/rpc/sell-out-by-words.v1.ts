import { z } from 'zod';

/** A dish of one of several menus. */
export const NamedDish = z.object({
  shareId: z.string(),
  itemId: z.string(),
  name: z.string(),
  restaurantName: z.string(),
});
export type NamedDish = z.infer<typeof NamedDish>;

/**
 * Request-reply to ordering: a dish that somebody names in their own words is sold out, or is there again. Notify has
 * checked that they may say so of these menus. `dish`: the one that is meant, chosen before among several.
 * `choose`: several are called so, at most some of them named in `dishes`, of `count`.
 */
export const SellOutByWordsRpcV1 = {
  subject: 'ordering.rpc.sell-out-by-words.v1',
  request: z.object({
    shareIds: z.array(z.string()).min(1).max(20),
    soldOut: z.boolean(),
    words: z.string().max(160),
    dish: z.object({ shareId: z.string(), itemId: z.string() }).optional(),
  }),
  reply: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('done'), dish: NamedDish }),
    z.object({ outcome: z.literal('choose'), dishes: z.array(NamedDish), count: z.number().int() }),
    z.object({ outcome: z.literal('unknown') }),
  ]),
} as const;
export type SoldOutByWords = z.infer<(typeof SellOutByWordsRpcV1)['reply']>;
