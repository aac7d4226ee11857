import { setTimeout as sleep } from 'node:timers/promises';
import { OWNER_SESSION, OwnerClaims, STAFF_SESSION, StaffClaims, type BusinessPlace } from '@chalkboard/contracts';
import { Logger } from '@nestjs/common';
import { importJWK, jwtVerify, type CryptoKey, type JWTPayload, type KeyObject } from 'jose';
import type { KvEntry, NatsConnection, QueuedIterator } from 'nats';
import { z } from 'zod';
import { DomainError } from '../domain';
import { onReconnect } from '../messaging/connection';
import { openAuthorityBucket } from './authority-bucket';

/** As identity publishes its keys: Ed25519 (RFC 8037). */
const PublicKey = z.looseObject({ kty: z.string(), crv: z.string(), x: z.string() });

const RETRY_MS = 500;
/** A broker that does not answer holds nobody's start up for longer. */
const LOOKED_WITHIN_MS = 5000;
/** An ended session matters as long as a token of it could be valid; as long again for clocks that differ. */
const REMEMBER_MS = 2 * Math.max(STAFF_SESSION.accessTokenMs, OWNER_SESSION.accessTokenMs);

interface KnownRights {
  readonly version: number;
  /** When they changed (ms). */
  readonly at: number;
}

/**
 * Verifies tokens on its own: public keys, ended sessions and changed rights come from the bucket that identity writes,
 * so identity need not be up, and a session that ends there is over here at once.
 */
export class TokenVerifier {
  private readonly logger = new Logger(TokenVerifier.name);
  private readonly keys = new Map<string, CryptoKey | KeyObject | Uint8Array>();
  /** Session id → when it ended (ms), oldest first. */
  private readonly ended = new Map<string, number>();
  /** Id of an account or a key → the newest version of its rights, longest unchanged first. */
  private readonly rights = new Map<string, KnownRights>();
  private readonly stopping = new AbortController();
  private watch: QueuedIterator<KvEntry> | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly nats: NatsConnection) {}

  /**
   * @returns when all that the bucket holds now is known, or that it cannot be had yet: a token that comes before is
   * taken for a forged one
   */
  start(): Promise<void> {
    // The server may come back without the bucket, or with an older one, and the watch would not end by itself.
    onReconnect(this.nats, () => this.watch?.stop());
    const looked = new Promise<void>((resolve) => (this.running = this.follow(resolve)));
    return Promise.race([looked, sleep(LOOKED_WITHIN_MS, undefined, { ref: false })]);
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
  verifyStaff(token: string): Promise<StaffClaims> {
    return this.verify(token, 'staff', (payload) => StaffClaims.parse(payload));
  }

  /** @throws DomainError `access.token_invalid` as above, and for a token from before its account's rights changed */
  verifyOwner(token: string): Promise<OwnerClaims> {
    return this.verify(token, 'owner', (payload) => {
      const claims = OwnerClaims.parse(payload);
      if (!this.hasRights(claims.sub, claims.rights)) throw new Error('rights changed');
      return claims;
    });
  }

  /** Whether this version of what an account or a key may do is not older than the newest that is known. */
  hasRights(id: string, version: number): boolean {
    return version >= (this.rights.get(id)?.version ?? 0);
  }

  /**
   * Whether what was verified before holds still, for who keeps a line open longer than a token lives: its session goes
   * on, and its rights are the same.
   */
  private stillHolds({ sid, sub, rights, iat }: OwnerClaims): boolean {
    return !this.ended.has(sid) && this.hasRights(sub, rights) && Date.now() < iat * 1000 + OWNER_SESSION.refreshMs;
  }

  /**
   * What gives the ids of the businesses that somebody signed in is a member of, looked at anew each time, so that a
   * session that ends, or a member who is removed, ends an open event stream as well; undefined: nobody is signed in
   * (any more).
   *
   * @param owner as verified with the request; undefined where nobody was signed in
   * @param counts which places in a business count; all unless told
   */
  membershipsOf(
    owner: OwnerClaims | undefined,
    counts: (place: BusinessPlace) => boolean = () => true,
  ): () => readonly string[] | undefined {
    let holds = owner !== undefined;
    return () => {
      // Over is over: ended sessions are not remembered for ever.
      holds = holds && owner !== undefined && this.stillHolds(owner);
      return holds ? owner?.businesses.filter(counts).map(({ id }) => id) : undefined;
    };
  }

  private async verify<Claims extends { readonly sid: string }>(
    token: string,
    audience: string,
    parse: (payload: JWTPayload) => Claims,
  ): Promise<Claims> {
    try {
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const key = this.keys.get(header.kid ?? '');
          if (!key) throw new Error('unknown key');
          return key;
        },
        { audience, algorithms: ['EdDSA'] },
      );
      const claims = parse(payload);
      if (this.ended.has(claims.sid)) throw new Error('session ended');
      return claims;
    } catch {
      throw new DomainError('access.token_invalid', 'Your session has ended. Please sign in again.');
    }
  }

  /** Follows the bucket; begins anew when it does not exist yet or the watch breaks. */
  private async follow(looked: () => void): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        const bucket = await openAuthorityBucket(this.nats);
        this.watch = await bucket.watch({ initializedFn: looked });
        if (this.stopping.signal.aborted) this.watch.stop();
        for await (const entry of this.watch) await this.take(entry);
      } catch (error) {
        this.logger.debug(`Signing keys are not to be had yet: ${(error as Error).message}`);
      }
      looked();
      if (!this.stopping.signal.aborted) await sleep(RETRY_MS);
    }
  }

  private async take(entry: KvEntry): Promise<void> {
    const [kind, id] = entry.key.split('.');
    if (!id) return;
    if (kind === 'ended') {
      this.ended.set(id, entry.created.getTime());
      purgeOld(this.ended, (endedAt) => endedAt);
    } else if (kind === 'rights') {
      this.rights.delete(id);
      this.rights.set(id, { version: Number(entry.string()), at: entry.created.getTime() });
      purgeOld(this.rights, ({ at }) => at);
    } else if (kind === 'key') {
      if (entry.operation === 'PUT') this.keys.set(id, await importJWK(PublicKey.parse(entry.json()), 'EdDSA'));
      else this.keys.delete(id);
    }
  }
}

/** Removes from the front, where the oldest are, what no token can be about any more. */
function purgeOld<T>(known: Map<string, T>, timeOf: (value: T) => number): void {
  const before = Date.now() - REMEMBER_MS;
  for (const [id, value] of known) {
    if (timeOf(value) >= before) return;
    known.delete(id);
  }
}
