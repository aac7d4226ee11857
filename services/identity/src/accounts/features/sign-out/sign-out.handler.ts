import type { OwnerClaims } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import { hashRefreshSecret } from '../../../authority/domain/refresh-secret';
import { endSession } from '../../../authority/domain/rotating-session';
import { OwnerSessions } from '../../domain/owner-sessions';

export interface SignOut {
  /** Claims of the verified token, if there was one. */
  readonly owner?: OwnerClaims;
  readonly refreshSecret?: string;
}

/** Ends the session that the caller shows, by token or by cookie; every service refuses its token from then on. */
@Injectable()
export class SignOutHandler {
  constructor(
    private readonly sessions: OwnerSessions,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, refreshSecret }: SignOut): Promise<void> {
    const now = this.clock.now();
    if (owner) await this.sessions.end(owner.sub, owner.sid, now);
    if (refreshSecret)
      await this.sessions.updateByRefreshHash(hashRefreshSecret(refreshSecret), (session) => ({
        session: endSession(session, now),
      }));
    if (owner ?? refreshSecret) await this.announcements.announce();
  }
}
