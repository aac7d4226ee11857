import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import type { OwnerClaims } from '@chalkboard/contracts';
import { CurrentOwner, idOf, OwnerOnly } from '@chalkboard/service-kit';
import { SessionNotFoundError } from '../../domain/accounts.errors';
import { EndSessionHandler } from './end-session.handler';

@Controller('api/account/sessions')
export class EndSessionController {
  constructor(private readonly handler: EndSessionHandler) {}

  @OwnerOnly()
  @Delete(':id')
  @HttpCode(204)
  endOne(@CurrentOwner() owner: OwnerClaims, @Param('id', idOf(SessionNotFoundError)) id: string): Promise<void> {
    return this.handler.endOne(owner, id);
  }

  @OwnerOnly()
  @Post('end-others')
  @HttpCode(204)
  endOthers(@CurrentOwner() owner: OwnerClaims): Promise<void> {
    return this.handler.endOthers(owner);
  }
}
