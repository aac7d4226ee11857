import { createHash } from 'node:crypto';

/** SHA-256 (hex) of a key of the API: all that services keep of it, and say to each other. */
export function hashOfApiKey(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
