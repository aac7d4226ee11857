import { z } from 'zod';

/**
 * Request-reply to menu: a dish is sold out, or is there again; with `partId` one of its sizes or extras alone.
 * Ordering has checked the right to say so.
 * `until`: a dish is there again from then on. `null`: no such dish or part; else the menu's version after it.
 */
export const SoldOutRpcV1 = {
  subject: 'menu.rpc.sold-out.v1',
  request: z.object({
    shareId: z.string(),
    itemId: z.string(),
    partId: z.string().optional(),
    soldOut: z.boolean(),
    until: z.iso.datetime().optional(),
  }),
  reply: z.object({ version: z.number().int().nullable() }),
} as const;
