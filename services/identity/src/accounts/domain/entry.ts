import { Clock } from '@chalkboard/service-kit/domain';
import { TokenSigner } from '../../authority/domain/token-signer';
import { SessionEndedError } from './accounts.errors';
import { ownerToken } from './owner-session';
import type { OwnerSessions } from './owner-sessions';

/** What a browser is let in with. */
export interface Entry {
  readonly token: string;
  readonly tokenExpiresAt: Date;
  readonly refreshSecret: string;
  readonly refreshExpiresAt: Date;
}

/** A session that has just begun or gone on. */
export interface OpenedSession {
  readonly accountId: string;
  readonly id: string;
  readonly expiresAt: Date;
  readonly secret: string;
}

/** Makes the token of a session, with the rights as they are now. */
export class Entries {
  constructor(
    private readonly sessions: OwnerSessions,
    private readonly signer: TokenSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws SessionEndedError where the account is gone */
  async of({ accountId, id, expiresAt, secret }: OpenedSession): Promise<Entry> {
    const rights = await this.sessions.rightsOf(accountId);
    if (!rights) throw new SessionEndedError();
    const signed = await this.signer.sign(ownerToken({ accountId, sessionId: id, rights }), this.clock.now());
    return {
      token: signed.token,
      tokenExpiresAt: signed.expiresAt,
      refreshSecret: secret,
      refreshExpiresAt: expiresAt,
    };
  }
}
