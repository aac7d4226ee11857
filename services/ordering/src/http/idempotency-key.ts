import { z } from 'zod';

/** The header `Idempotency-Key`: printable ASCII, as the draft on it has it. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,200}$/, 'must be 8 to 200 printable characters')
  .optional();
