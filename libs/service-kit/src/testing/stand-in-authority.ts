import { randomUUID } from 'node:crypto';
import { AUTHORITY_BUCKET, OWNER_COOKIE, type BusinessRole, type StaffRole } from '@chalkboard/contracts';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import type { KV, NatsConnection } from 'nats';
import { endedEntry, keyEntry, rightsEntry } from '../authority/authority-bucket';

interface OwnerSession {
  readonly account?: string;
  readonly session?: string;
  readonly rights?: number;
  readonly businesses: readonly { readonly id: string; readonly role: BusinessRole; readonly manages?: boolean }[];
  /** Issued so long ago (ms); a token lives ten minutes. */
  readonly ageMs?: number;
  readonly audience?: string;
}

interface StaffSession {
  readonly role: StaffRole;
  readonly staff?: string;
  readonly session?: string;
  /** Issued so long ago (ms); a token lives ten minutes. */
  readonly ageMs?: number;
}

const LIFE_S = 600;

/**
 * Signs owners and staff in where identity is not: keys, ended sessions and rights in the same bucket, tokens of the
 * same shape.
 */
export class StandInAuthority {
  private constructor(
    private readonly bucket: KV,
    private readonly key: CryptoKey,
    private readonly strangersKey: CryptoKey,
    readonly keyId: string,
  ) {}

  /** @param nats with the right to make the bucket */
  static async start(nats: NatsConnection): Promise<StandInAuthority> {
    const bucket = await nats.jetstream().views.kv(AUTHORITY_BUCKET);
    const [pair, strangers] = await Promise.all([
      generateKeyPair('EdDSA', { extractable: true }),
      generateKeyPair('EdDSA'),
    ]);
    const keyId = randomUUID();
    await bucket.put(keyEntry(keyId), JSON.stringify(await exportJWK(pair.publicKey)));
    return new StandInAuthority(bucket, pair.privateKey, strangers.privateKey, keyId);
  }

  /** The `Cookie` header's part of somebody signed in. */
  cookie(session: OwnerSession): Promise<string> {
    return this.signed(session, this.key, this.keyId);
  }

  /**
   * What somebody might show who has seen a token of this session, or had one, by what it is: a `Cookie` header each,
   * and none of them lets in.
   */
  async forgeries(session: OwnerSession): Promise<Readonly<Record<string, string>>> {
    const real = await this.cookie(session);
    const [header = '', payload = '', signature = ''] = real.slice(real.indexOf('=') + 1).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const cookie = (...parts: string[]) => `${OWNER_COOKIE}=${parts.join('.')}`;
    return {
      'an expired token': await this.signed({ ...session, ageMs: 11 * 60_000 }, this.key, this.keyId),
      'a token signed with another key': await this.signed(session, this.strangersKey, this.keyId),
      'a token of a key that nobody knows': await this.signed(session, this.strangersKey, 'ours'),
      'a token whose claims were changed': cookie(header, encoded({ ...claims, rights: 1_000_000 }), signature),
      'a token cut off its signature': cookie(header, payload, ''),
      'a token that says it needs none': cookie(encoded({ alg: 'none', kid: this.keyId }), payload, ''),
      'a staff token': await this.signed({ ...session, audience: 'staff' }, this.key, this.keyId),
      'a token made up': cookie('a', 'b', 'c'),
    };
  }

  /** What stands after `Bearer` for somebody of the staff. */
  staffToken({ role, staff = randomUUID(), session = randomUUID(), ageMs }: StaffSession): Promise<string> {
    return this.token(
      { claims: { sid: session, role }, subject: staff, audience: 'staff', ageMs },
      this.key,
      this.keyId,
    );
  }

  /** The same, signed by somebody else under the real key's name. */
  forgedStaffToken({ role, staff = randomUUID(), session = randomUUID() }: StaffSession): Promise<string> {
    return this.token(
      { claims: { sid: session, role }, subject: staff, audience: 'staff' },
      this.strangersKey,
      this.keyId,
    );
  }

  async end(session: string): Promise<void> {
    await this.bucket.put(endedEntry(session), '');
  }

  async changeRights(account: string, version: number): Promise<void> {
    await this.bucket.put(rightsEntry(account), String(version));
  }

  private async signed(
    { account = randomUUID(), session = randomUUID(), rights = 1, businesses, ageMs, audience = 'owner' }: OwnerSession,
    key: CryptoKey,
    keyId: string,
  ): Promise<string> {
    return `${OWNER_COOKIE}=${await this.token({ claims: { sid: session, rights, businesses }, subject: account, audience, ageMs }, key, keyId)}`;
  }

  private token(
    {
      claims,
      subject,
      audience,
      ageMs = 0,
    }: { claims: Record<string, unknown>; subject: string; audience: string; ageMs?: number },
    key: CryptoKey,
    keyId: string,
  ): Promise<string> {
    const issued = Math.floor((Date.now() - ageMs) / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: keyId })
      .setSubject(subject)
      .setAudience(audience)
      .setIssuedAt(issued)
      .setExpirationTime(issued + LIFE_S)
      .sign(key);
  }
}
