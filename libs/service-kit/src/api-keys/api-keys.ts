import { API_KEY_FORM, ApiKeyRpcV1, type ApiKeyClaims } from '@chalkboard/contracts';
import type { TokenVerifier } from '../authority/token-verifier';
import { DomainError, hashOfApiKey, type Clock } from '../domain';
import type { Requester } from '../messaging/requester';

/** Far below the time for which changed rights are remembered. */
const REMEMBERED_MS = 30_000;
/** Keys that are remembered at most; the one asked about longest ago goes first. */
const MAX_REMEMBERED = 5000;

interface Remembered {
  readonly key: ApiKeyClaims;
  readonly until: number;
}

/**
 * Tells what a key lets a program do. Identity is asked, and its answer remembered for seconds. A key whose rights have
 * changed is asked about again at once: the bucket that identity writes has their version.
 */
export class ApiKeys {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly requester: Requester,
    private readonly tokens: TokenVerifier,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `access.key_invalid` for a key that does not exist, has expired or was revoked;
   * DependencyUnavailableError while identity cannot be asked
   */
  async verify(secret: string): Promise<ApiKeyClaims> {
    if (!API_KEY_FORM.test(secret)) throw keyInvalid();
    const secretHash = hashOfApiKey(secret);
    const now = this.clock.now();
    const key = this.known(secretHash, now) ?? (await this.ask(secretHash, now));
    if (!key || !isInForce(key, now)) throw keyInvalid();
    return key;
  }

  private known(secretHash: string, now: Date): ApiKeyClaims | undefined {
    const known = this.remembered.get(secretHash);
    if (!known || known.until <= now.getTime() || !this.tokens.hasRights(known.key.keyId, known.key.rights))
      return undefined;
    return known.key;
  }

  private async ask(secretHash: string, now: Date): Promise<ApiKeyClaims | undefined> {
    const { key } = await this.requester.ask(ApiKeyRpcV1, { secretHash });
    this.remembered.delete(secretHash);
    // Asked for before its rights changed, and answered after: the next call asks again.
    if (!key || !this.tokens.hasRights(key.keyId, key.rights)) return undefined;
    this.remembered.set(secretHash, { key, until: now.getTime() + REMEMBERED_MS });
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MAX_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
    return key;
  }
}

function isInForce({ expiresAt }: ApiKeyClaims, now: Date): boolean {
  return expiresAt === null || Date.parse(expiresAt) > now.getTime();
}

function keyInvalid(): DomainError {
  return new DomainError(
    'access.key_invalid',
    'This key does not work: it does not exist, has expired or was revoked. An owner of the business can make a new one.',
  );
}
