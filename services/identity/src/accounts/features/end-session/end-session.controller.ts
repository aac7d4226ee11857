import type { OwnerClaims } from '@chalkboard/contracts';
import { endOtherOwnerSessionsRoute, endOwnerSessionRoute } from '@chalkboard/contracts/api/identity/account.routes';
import { CurrentOwner, Handles, idOf } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { SessionNotFoundError } from '../../domain/accounts.errors';
import { EndSessionHandler } from './end-session.handler';

@Controller()
export class EndSessionController {
  constructor(private readonly handler: EndSessionHandler) {}

  @Handles(endOwnerSessionRoute)
  endOne(@CurrentOwner() owner: OwnerClaims, @Param('id', idOf(SessionNotFoundError)) id: string): Promise<void> {
    return this.handler.endOne(owner, id);
  }

  @Handles(endOtherOwnerSessionsRoute)
  endOthers(@CurrentOwner() owner: OwnerClaims): Promise<void> {
    return this.handler.endOthers(owner);
  }
}
