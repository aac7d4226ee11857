import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import { AuditLog } from '../../../authority/domain/audit-log';
import { hashRefreshSecret } from '../../../authority/domain/refresh-secret';
import { endSession } from '../../../authority/domain/rotating-session';
import { TokenSigner } from '../../../authority/domain/token-signer';
import type { SignedIn } from '../../domain/session-opener';
import { renewStaffSession } from '../../domain/staff-session';
import { StaffSessionRepository } from '../../domain/staff-session.repository';
import { staffToken } from '../../domain/staff-token';
import { SessionEndedError } from '../../domain/staff.errors';
import { StaffRepository } from '../../domain/staff.repository';

/** Trades the refresh secret for a new token and the next secret. */
@Injectable()
export class RefreshTokenHandler {
  constructor(
    private readonly staff: StaffRepository,
    private readonly sessions: StaffSessionRepository,
    private readonly signer: TokenSigner,
    private readonly announcements: Announcements,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws SessionEndedError */
  async execute({ secret, address }: { secret: string | undefined; address: string }): Promise<SignedIn> {
    if (!secret) throw new SessionEndedError();
    const now = this.clock.now();
    const renewal = await this.sessions.updateByRefreshHash(hashRefreshSecret(secret), (session) =>
      renewStaffSession(session, secret, now),
    );
    if (!renewal || renewal.outcome === 'refused') throw new SessionEndedError();

    const { session } = renewal;
    const member = await this.staff.findById(session.staffId);
    if (renewal.outcome === 'reused') {
      await this.announcements.announce();
      await this.audit.record({
        action: 'staff.refresh_secret_reused',
        staffId: session.staffId,
        actor: member?.email ?? '',
        address,
        at: now,
      });
      throw new SessionEndedError();
    }
    if (renewal.outcome === 'idle') {
      await this.announcements.announce();
      await this.audit.record({
        action: 'staff.session_ended',
        staffId: session.staffId,
        address,
        subject: session.id,
        after: { reason: 'idle' },
        at: now,
      });
      throw new SessionEndedError();
    }
    if (!member?.isActive) {
      await this.sessions.updateById(session.id, (known) => ({ session: endSession(known, now) }));
      await this.announcements.announce();
      throw new SessionEndedError();
    }
    // The role as it is now, not as it was at sign-in.
    const signed = await this.signer.sign(
      staffToken({ staffId: member.id, sessionId: session.id, role: member.role }),
      now,
    );
    return { ...signed, refreshSecret: renewal.secret, refreshExpiresAt: session.expiresAt };
  }
}
