import type { PublicKey } from './signing-keys';

/** Where the other services learn public keys and ended sessions: a port. */
export abstract class Authority {
  /** @throws when it cannot be written now */
  abstract publishKey(key: PublicKey): Promise<void>;
  /** @throws when it cannot be written now */
  abstract publishEnded(sessionId: string): Promise<void>;
}
