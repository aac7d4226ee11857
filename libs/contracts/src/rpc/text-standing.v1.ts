import { z } from 'zod';

/**
 * Request-reply to notify: whether a number has answered STOP. As it was typed, with the currency of the menu as the
 * hint at its country.
 */
export const TextStandingRpcV1 = {
  subject: 'notify.rpc.text-standing.v1',
  request: z.object({ phone: z.string().max(40), currency: z.string() }),
  reply: z.object({ stopped: z.boolean() }),
} as const;
