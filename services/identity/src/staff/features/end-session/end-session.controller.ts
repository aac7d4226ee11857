import type { StaffClaims } from '@chalkboard/contracts';
import { endOtherStaffSessionsRoute, endStaffSessionRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { CurrentStaff, Handles, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Param, Req } from '@nestjs/common';
import { StaffSessionNotFoundError } from '../../domain/staff.errors';
import { staffIdOf } from '../../http/staff-id';
import { EndSessionHandler } from './end-session.handler';

@Controller()
export class EndSessionController {
  constructor(private readonly handler: EndSessionHandler) {}

  @Handles(endStaffSessionRoute)
  endOne(
    @Param('id', staffIdOf(StaffSessionNotFoundError)) id: string,
    @CurrentStaff() claims: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<void> {
    return this.handler.endOne(claims, id, address);
  }

  @Handles(endOtherStaffSessionsRoute)
  endOthers(@CurrentStaff() claims: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<void> {
    return this.handler.endOthers(claims, address);
  }
}
