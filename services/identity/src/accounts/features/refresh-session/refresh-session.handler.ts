import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import { hashRefreshSecret } from '../../../authority/domain/refresh-secret';
import { renewSession } from '../../../authority/domain/rotating-session';
import { SessionEndedError } from '../../domain/accounts.errors';
import { Entries, type Entry } from '../../domain/entry';
import { OwnerSessions } from '../../domain/owner-sessions';

/** Trades the refresh secret for a new token and the next secret. */
@Injectable()
export class RefreshSessionHandler {
  constructor(
    private readonly sessions: OwnerSessions,
    private readonly entries: Entries,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** @throws SessionEndedError */
  async execute(secret: string | undefined): Promise<Entry> {
    if (!secret) throw new SessionEndedError();
    const now = this.clock.now();
    const renewal = await this.sessions.updateByRefreshHash(hashRefreshSecret(secret), (session) =>
      renewSession(session, secret, now),
    );
    if (renewal?.outcome === 'reused') await this.announcements.announce();
    if (renewal?.outcome !== 'renewed') throw new SessionEndedError();
    const { accountId, id, expiresAt } = renewal.session;
    return this.entries.of({ accountId, id, expiresAt, secret: renewal.secret });
  }
}
