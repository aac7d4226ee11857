import { API_KEY_FORM, ApiKeyRpcV1, type ApiKeyClaims } from '@chalkboard/contracts';
import type { TokenVerifier } from '../authority/token-verifier';
import { DomainError, hashOfApiKey, type Clock } from '../domain';
import type { Requester } from '../messaging/requester';
import { UnknownKeyLimit } from './unknown-key-limit';

/** Far below the time for which changed rights are remembered. */
const REMEMBERED_MS = 30_000;
/** As long a key stays refused that begins to work, since its business was approved. */
const UNKNOWN_MS = 10_000;
/** Keys of either kind that are remembered at most; the one asked about longest ago goes first. */
const MAX_REMEMBERED = 5000;

interface Remembered {
  readonly key: ApiKeyClaims;
  readonly until: number;
}

/**
 * Tells what a key lets a program do. Identity is asked, and its answer remembered for seconds. A key whose rights have
 * changed is asked about again at once: the bucket that identity writes has their version. Questions about keys that
 * this instance does not know are limited by network address and in all.
 */
export class ApiKeys {
  private readonly remembered = new Map<string, Remembered>();
  /** Hash of a key that does not work → until when that is not asked again. */
  private readonly unknown = new Map<string, number>();
  /** Questions under way: who sends the same key meanwhile shares its answer. */
  private readonly asked = new Map<string, Promise<ApiKeyClaims | undefined>>();

  constructor(
    private readonly requester: Requester,
    private readonly tokens: TokenVerifier,
    private readonly clock: Clock,
    private readonly limit: UnknownKeyLimit = new UnknownKeyLimit(),
  ) {}

  /**
   * @param address where the key was sent from, as the connection or a trusted proxy says it
   * @throws DomainError `access.key_invalid` for a key that does not exist, has expired or was revoked;
   * `access.too_many_unknown_keys` where an unknown key is not looked at; DependencyUnavailableError while identity
   * cannot be asked
   */
  async verify(secret: string, address: string): Promise<ApiKeyClaims> {
    if (!API_KEY_FORM.test(secret)) throw keyInvalid();
    const secretHash = hashOfApiKey(secret);
    const now = this.clock.now();
    if ((this.unknown.get(secretHash) ?? 0) > now.getTime()) throw keyInvalid();
    const key = this.known(secretHash, now) ?? (await this.askOnce(secretHash, address, now));
    if (!key || !isInForce(key, now)) throw keyInvalid();
    return key;
  }

  private known(secretHash: string, now: Date): ApiKeyClaims | undefined {
    const known = this.remembered.get(secretHash);
    if (!known) return undefined;
    // A key that has expired never works again.
    if (!isInForce(known.key, now)) return known.key;
    return known.until > now.getTime() && this.tokens.hasRights(known.key.keyId, known.key.rights)
      ? known.key
      : undefined;
  }

  private askOnce(secretHash: string, address: string, now: Date): Promise<ApiKeyClaims | undefined> {
    const underWay = this.asked.get(secretHash);
    if (underWay) return underWay;
    const question = this.ask(secretHash, address, now).finally(() => this.asked.delete(secretHash));
    this.asked.set(secretHash, question);
    return question;
  }

  private async ask(secretHash: string, address: string, now: Date): Promise<ApiKeyClaims | undefined> {
    // A key that has worked here is looked at again in any case, whatever else its address sends.
    const question = this.remembered.has(secretHash) ? undefined : this.limit.take(address, now);
    // Stays counted when identity does not answer: that is when it must not be asked more.
    const { key } = await this.requester.ask(ApiKeyRpcV1, { secretHash });
    this.remembered.delete(secretHash);
    if (!key) {
      remember(this.unknown, secretHash, now.getTime() + UNKNOWN_MS);
      return undefined;
    }
    question?.giveBack();
    // Asked for before its rights changed, and answered after: the next call asks again.
    if (!this.tokens.hasRights(key.keyId, key.rights)) return undefined;
    remember(this.remembered, secretHash, { key, until: now.getTime() + REMEMBERED_MS });
    return key;
  }
}

function remember<Answer>(answers: Map<string, Answer>, secretHash: string, answer: Answer): void {
  answers.delete(secretHash);
  answers.set(secretHash, answer);
  const [oldest] = answers.keys();
  if (answers.size > MAX_REMEMBERED && oldest !== undefined) answers.delete(oldest);
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
