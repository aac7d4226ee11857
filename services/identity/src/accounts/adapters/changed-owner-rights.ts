import { OWNER_SESSION } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { Announcements, type Announced } from '../../authority/domain/announcements';
import type { Authority } from '../../authority/domain/authority';
import { OwnerSessions } from '../domain/owner-sessions';

/** Tells the other services which sessions of owners have ended, and whose rights are others than tokens say. */
@Injectable()
export class ChangedOwnerRights implements Announced {
  constructor(
    private readonly sessions: OwnerSessions,
    announcements: Announcements,
  ) {
    announcements.include(this);
  }

  async publishTo(authority: Authority, now: Date): Promise<void> {
    // Tokens of sessions that ended before have run out by themselves.
    const ended = await this.sessions.listUnannounced(new Date(now.getTime() - OWNER_SESSION.accessTokenMs));
    for (const id of ended) await authority.publishEnded(id);
    if (ended.length > 0) await this.sessions.markAnnounced(ended);
    for (const { accountId, version } of await this.sessions.listChangedRights()) {
      await authority.publishRights(accountId, version);
      await this.sessions.markRightsAnnounced(accountId, version);
    }
  }

  async publishAgain(authority: Authority, now: Date): Promise<void> {
    const since = new Date(now.getTime() - OWNER_SESSION.accessTokenMs);
    for (const id of await this.sessions.listEnded(since)) await authority.publishEnded(id);
    for (const { accountId, version } of await this.sessions.listRightsInUse(since))
      await authority.publishRights(accountId, version);
  }
}
