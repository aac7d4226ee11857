import type { PublicKey } from './signing-keys';

/**
 * Where the other services learn public keys, ended sessions and changed rights: a port. Each throws when it cannot be
 * written now.
 */
export abstract class Authority {
  abstract publishKey(key: PublicKey): Promise<void>;
  abstract publishEnded(sessionId: string): Promise<void>;
  /** Tokens of this account with an older version are refused from now on. */
  abstract publishRights(accountId: string, version: number): Promise<void>;
}
