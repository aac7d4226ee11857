import { z } from 'zod';

/**
 * By what a customer is reached and known: an e-mail address in lower case, or a number as it is dialled
 * (+14155550132).
 */
export const CustomerContact = z.object({ kind: z.enum(['email', 'phone']), value: z.string().min(3).max(200) });
export type CustomerContact = z.infer<typeof CustomerContact>;
