import { AUTHORITY_BUCKET } from '@chalkboard/contracts';
import { endedEntry, keyEntry, rightsEntry } from '@chalkboard/service-kit';
import { StorageType, type KV, type NatsConnection } from 'nats';
import { Authority } from '../domain/authority';
import type { PublicKey } from '../domain/signing-keys';

/**
 * Entries fall out of the bucket after this time. Longer than any token lives, so an ended session is remembered for
 * as long as it matters; keys are published anew well before.
 */
const KEEP_MS = 24 * 3_600_000;
const WRITE_LIMIT_MS = 2000;

/** The key-value bucket that every service watches and only identity may write. */
export class NatsAuthority extends Authority {
  private bucket: Promise<KV> | undefined;

  constructor(
    private readonly nats: NatsConnection,
    private readonly replicas: number,
  ) {
    super();
  }

  async publishKey({ keyId, jwk }: PublicKey): Promise<void> {
    await this.put(keyEntry(keyId), JSON.stringify(jwk));
  }

  async publishEnded(sessionId: string): Promise<void> {
    await this.put(endedEntry(sessionId), '');
  }

  async publishRights(accountId: string, version: number): Promise<void> {
    await this.put(rightsEntry(accountId), String(version));
  }

  private async put(key: string, value: string): Promise<void> {
    this.bucket ??= this.open();
    try {
      await (await this.bucket).put(key, value);
    } catch (error) {
      // The server may have lost the bucket with its disk: it is made anew by the next attempt.
      this.bucket = undefined;
      throw error;
    }
  }

  /** Makes the bucket when it is not there. */
  private open(): Promise<KV> {
    return this.nats.jetstream({ timeout: WRITE_LIMIT_MS }).views.kv(AUTHORITY_BUCKET, {
      history: 1,
      storage: StorageType.File,
      replicas: this.replicas,
      ttl: KEEP_MS,
      description: 'Public signing keys, ended sessions and versions of rights',
    });
  }
}
