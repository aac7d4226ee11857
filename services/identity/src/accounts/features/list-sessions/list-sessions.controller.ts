import { Controller, Get } from '@nestjs/common';
import type { AccountSessions, OwnerClaims } from '@chalkboard/contracts';
import { CurrentOwner, OwnerOnly } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { OwnerSessions } from '../../domain/owner-sessions';

@Controller('api/account')
export class ListSessionsController {
  constructor(
    private readonly sessions: OwnerSessions,
    private readonly clock: Clock,
  ) {}

  @OwnerOnly()
  @Get('sessions')
  async list(@CurrentOwner() { sub, sid }: OwnerClaims): Promise<AccountSessions> {
    const open = await this.sessions.listOpen(sub, this.clock.now());
    return {
      sessions: open.map(({ id, device, createdAt, rotatedAt }) => ({ id, device, startedAt: createdAt.toISOString(), lastSeenAt: rotatedAt.toISOString(), isThis: id === sid })),
    };
  }
}
