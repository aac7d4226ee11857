import type { AdminSessions, StaffClaims } from '@chalkboard/contracts';
import { listStaffSessionsRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { CurrentStaff, Handles } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import { StaffSessionRepository } from '../domain/staff-session.repository';

@Controller()
export class ListSessionsController {
  constructor(
    private readonly sessions: StaffSessionRepository,
    private readonly clock: Clock,
  ) {}

  @Handles(listStaffSessionsRoute)
  async list(@CurrentStaff() { sub, sid }: StaffClaims): Promise<AdminSessions> {
    const open = await this.sessions.listOpen(sub, this.clock.now());
    return {
      sessions: open.map(({ id, device, address, createdAt, rotatedAt }) => ({
        id,
        device,
        address,
        signedInAt: createdAt.toISOString(),
        lastUsedAt: rotatedAt.toISOString(),
        current: id === sid,
      })),
    };
  }
}
