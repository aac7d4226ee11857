import { AUTHORITY_BUCKET } from '@chalkboard/contracts';
import type { KV, NatsConnection } from 'nats';

/** Key names in the bucket. */
export const keyEntry = (keyId: string): string => `key.${keyId}`;
export const endedEntry = (sessionId: string): string => `ended.${sessionId}`;
export const rightsEntry = (accountId: string): string => `rights.${accountId}`;

/** Opens the bucket without making it; only identity may make and write it. */
export function openAuthorityBucket(nats: NatsConnection): Promise<KV> {
  return nats.jetstream().views.kv(AUTHORITY_BUCKET, { bindOnly: true });
}
