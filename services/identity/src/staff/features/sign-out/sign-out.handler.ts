import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import { AuditLog } from '../../../authority/domain/audit-log';
import { hashRefreshSecret } from '../../../authority/domain/refresh-secret';
import { endSession } from '../../../authority/domain/rotating-session';
import type { StaffSession } from '../../domain/staff-session';
import { StaffSessionRepository } from '../../domain/staff-session.repository';
import { StaffRepository } from '../../domain/staff.repository';

export interface SignOut {
  /** Session of the verified token, if there was one. */
  readonly sessionId?: string;
  readonly refreshSecret?: string;
  readonly address: string;
}

/** Ends the session that the caller shows, by token or by cookie; every service refuses its token from then on. */
@Injectable()
export class SignOutHandler {
  constructor(
    private readonly staff: StaffRepository,
    private readonly sessions: StaffSessionRepository,
    private readonly announcements: Announcements,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ sessionId, refreshSecret, address }: SignOut): Promise<void> {
    const now = this.clock.now();
    const end = (session: StaffSession) => ({
      session: endSession(session, now),
      wasOpen: session.endedAt === undefined,
    });
    const ended = [
      sessionId && (await this.sessions.updateById(sessionId, end)),
      refreshSecret && (await this.sessions.updateByRefreshHash(hashRefreshSecret(refreshSecret), end)),
    ];
    for (const result of ended) {
      if (!result || !result.wasOpen) continue;
      const { staffId } = result.session;
      const member = await this.staff.findById(staffId);
      await this.audit.record({ action: 'staff.signed_out', staffId, actor: member?.email ?? '', address, at: now });
    }
    await this.announcements.announce();
  }
}
