import type { StaffClaims } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import { StaffSessionRepository } from '../../domain/staff-session.repository';
import { StaffSessionNotFoundError } from '../../domain/staff.errors';

/** Ends own sessions; every service refuses their tokens from then on. */
@Injectable()
export class EndSessionHandler {
  constructor(
    private readonly sessions: StaffSessionRepository,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** @throws StaffSessionNotFoundError */
  async endOne({ sub }: StaffClaims, id: string, address: string): Promise<void> {
    const entry = { action: 'staff.session_ended', staffId: sub, address, subject: id, at: this.clock.now() } as const;
    if (!(await this.sessions.end({ staffId: sub, id }, entry))) throw new StaffSessionNotFoundError();
    await this.announcements.announce();
  }

  async endOthers({ sub, sid }: StaffClaims, address: string): Promise<void> {
    await this.sessions.endOthers(
      { staffId: sub, except: sid },
      { action: 'staff.session_ended', staffId: sub, address, after: { kept: sid }, at: this.clock.now() },
    );
    await this.announcements.announce();
  }
}
