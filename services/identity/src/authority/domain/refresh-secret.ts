import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits, base64url: what the refresh cookie holds. Only its hash is stored. */
export function newRefreshSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashRefreshSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * The secret that follows `secret`. Derived and not drawn, so that two tabs that refresh at once, or a browser that
 * lost the answer and asks again, get the same one. Worthless without both inputs.
 */
export function nextRefreshSecret({ secret, rotationKey }: { secret: string; rotationKey: string }): string {
  return createHmac('sha256', rotationKey).update(secret).digest('base64url');
}
