import { Controller, Get } from '@nestjs/common';
import { STAFF_RIGHTS, type AdminSessions, type StaffClaims } from '@chalkboard/contracts';
import { CurrentStaff, StaffOnly } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { StaffSessionRepository } from '../../domain/staff-session.repository';

@Controller('api/admin/profile/sessions')
export class ListSessionsController {
  constructor(
    private readonly sessions: StaffSessionRepository,
    private readonly clock: Clock,
  ) {}

  @StaffOnly(...STAFF_RIGHTS['own-profile'])
  @Get()
  async list(@CurrentStaff() { sub, sid }: StaffClaims): Promise<AdminSessions> {
    const open = await this.sessions.listOpen(sub, this.clock.now());
    return {
      sessions: open.map(({ id, device, address, createdAt, rotatedAt }) => ({ id, device, address, signedInAt: createdAt.toISOString(), lastUsedAt: rotatedAt.toISOString(), current: id === sid })),
    };
  }
}
