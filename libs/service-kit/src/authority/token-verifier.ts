import { setTimeout as sleep } from 'node:timers/promises';
import { STAFF_SESSION, StaffClaims } from '@chalkboard/contracts';
import { Logger } from '@nestjs/common';
import { importJWK, jwtVerify, type CryptoKey, type JWK, type KeyObject } from 'jose';
import type { KvEntry, NatsConnection, QueuedIterator } from 'nats';
import { DomainError } from '../domain';
import { openAuthorityBucket } from './authority-bucket';

const RETRY_MS = 500;
/** An ended session matters as long as a token of it could be valid; as long again for clocks that differ. */
const REMEMBER_ENDED_MS = 2 * STAFF_SESSION.accessTokenMs;

/**
 * Verifies tokens on its own: public keys and ended sessions come from the bucket that identity writes, so identity need
 * not be up, and a session that ends there is over here at once.
 */
export class TokenVerifier {
  private readonly logger = new Logger(TokenVerifier.name);
  private readonly keys = new Map<string, CryptoKey | KeyObject | Uint8Array>();
  /** Session id → when it ended (ms), oldest first. */
  private readonly ended = new Map<string, number>();
  private readonly stopping = new AbortController();
  private watch: QueuedIterator<KvEntry> | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly nats: NatsConnection) {}

  start(): void {
    this.running = this.follow();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.watch?.stop();
    await this.running;
  }

  /** Whether tokens signed by this key can be verified already. */
  knows(keyId: string): boolean {
    return this.keys.has(keyId);
  }

  /** @throws DomainError `access.token_invalid` for a forged, expired or ended token, or one for another audience */
  async verifyStaff(token: string): Promise<StaffClaims> {
    try {
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const key = this.keys.get(header.kid ?? '');
          if (!key) throw new Error('unknown key');
          return key;
        },
        { audience: 'staff', algorithms: ['EdDSA'] },
      );
      const claims = StaffClaims.parse(payload);
      if (this.ended.has(claims.sid)) throw new Error('session ended');
      return claims;
    } catch {
      throw new DomainError('access.token_invalid', 'Your session has ended. Please sign in again.');
    }
  }

  /** Follows the bucket; begins anew when it does not exist yet or the watch breaks. */
  private async follow(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        const bucket = await openAuthorityBucket(this.nats);
        this.watch = await bucket.watch();
        if (this.stopping.signal.aborted) this.watch.stop();
        for await (const entry of this.watch) await this.take(entry);
      } catch (error) {
        this.logger.debug(`Signing keys are not to be had yet: ${(error as Error).message}`);
      }
      if (!this.stopping.signal.aborted) await sleep(RETRY_MS);
    }
  }

  private async take(entry: KvEntry): Promise<void> {
    const [kind, id] = entry.key.split('.');
    if (!id) return;
    if (kind === 'ended') {
      this.ended.set(id, entry.created.getTime());
      this.forgetEnded();
    } else if (kind === 'key') {
      if (entry.operation === 'PUT') this.keys.set(id, await importJWK(entry.json<JWK>(), 'EdDSA'));
      else this.keys.delete(id);
    }
  }

  private forgetEnded(): void {
    const before = Date.now() - REMEMBER_ENDED_MS;
    for (const [id, endedAt] of this.ended) {
      if (endedAt >= before) return;
      this.ended.delete(id);
    }
  }
}
