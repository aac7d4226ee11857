import { z } from 'zod';

export * from './currency';

/** An amount of money: an integer of the currency's smallest unit (cents) and an ISO 4217 code. */
export const Money = z.object({
  minor: z.number().int(),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type Money = z.infer<typeof Money>;
