import type { AccountSessions, OwnerClaims } from '@chalkboard/contracts';
import { listOwnerSessionsRoute } from '@chalkboard/contracts/api/identity/account.routes';
import { CurrentOwner, Handles } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import { OwnerSessions } from '../domain/owner-sessions';

@Controller()
export class ListSessionsController {
  constructor(
    private readonly sessions: OwnerSessions,
    private readonly clock: Clock,
  ) {}

  @Handles(listOwnerSessionsRoute)
  async list(@CurrentOwner() { sub, sid }: OwnerClaims): Promise<AccountSessions> {
    const open = await this.sessions.listOpen(sub, this.clock.now());
    return {
      sessions: open.map(({ id, device, createdAt, rotatedAt }) => ({
        id,
        device,
        startedAt: createdAt.toISOString(),
        lastSeenAt: rotatedAt.toISOString(),
        isThis: id === sid,
      })),
    };
  }
}
