import { z } from 'zod';
import { API_SCOPES } from '../http/api-keys';

/** What a key lets a program do, as its service needs it. */
export const ApiKeyClaims = z.object({
  keyId: z.uuid(),
  businessId: z.uuid(),
  scopes: z.array(z.enum(API_SCOPES)),
  /** Grows when the key is revoked, or its business is closed, paused or opened again. */
  rights: z.int(),
  /** Null: until it is revoked. */
  expiresAt: z.iso.datetime().nullable(),
});
export type ApiKeyClaims = z.infer<typeof ApiKeyClaims>;

/**
 * Request-reply to identity: the key with this SHA-256 (hex). `null`: there is none, it is not in force, or its
 * business may not use it now. Who asks may remember the answer while `rights.<keyId>` in the authority bucket is not
 * newer.
 */
export const ApiKeyRpcV1 = {
  subject: 'identity.rpc.api-key.v1',
  request: z.object({ secretHash: z.string().regex(/^[0-9a-f]{64}$/) }),
  reply: z.object({ key: ApiKeyClaims.nullable() }),
} as const;
