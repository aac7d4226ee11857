import { STAFF_SESSION } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { Announcements, type Announced } from '../../authority/domain/announcements';
import type { Authority } from '../../authority/domain/authority';
import { StaffSessionRepository } from '../domain/staff-session.repository';

/** Tells the other services which sessions of staff have ended. */
@Injectable()
export class EndedStaffSessions implements Announced {
  constructor(
    private readonly sessions: StaffSessionRepository,
    announcements: Announcements,
  ) {
    announcements.include(this);
  }

  async publishTo(authority: Authority, now: Date): Promise<void> {
    // Tokens of sessions that ended before have run out by themselves.
    const ended = await this.sessions.listUnannounced(new Date(now.getTime() - STAFF_SESSION.accessTokenMs));
    if (ended.length === 0) return;
    for (const id of ended) await authority.publishEnded(id);
    await this.sessions.markAnnounced(ended);
  }

  async publishAgain(authority: Authority, now: Date): Promise<void> {
    for (const id of await this.sessions.listEnded(new Date(now.getTime() - STAFF_SESSION.accessTokenMs)))
      await authority.publishEnded(id);
  }
}
