import type { OwnerClaims } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import { SessionNotFoundError } from '../../domain/accounts.errors';
import { OwnerSessions } from '../../domain/owner-sessions';

/** Ends sessions of the signed-in account; every service refuses their tokens from then on. */
@Injectable()
export class EndSessionHandler {
  constructor(
    private readonly sessions: OwnerSessions,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** @throws SessionNotFoundError */
  async endOne({ sub }: OwnerClaims, sessionId: string): Promise<void> {
    if (!(await this.sessions.end(sub, sessionId, this.clock.now()))) throw new SessionNotFoundError();
    await this.announcements.announce();
  }

  async endOthers({ sub, sid }: OwnerClaims): Promise<void> {
    await this.sessions.endAll(sub, this.clock.now(), sid);
    await this.announcements.announce();
  }
}
