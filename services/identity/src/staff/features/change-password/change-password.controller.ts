import { ChangePasswordRequest, type StaffClaims } from '@chalkboard/contracts';
import { changeStaffPasswordRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { CurrentStaff, Handles, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req } from '@nestjs/common';
import { ChangePasswordHandler } from './change-password.handler';

@Controller()
export class ChangePasswordController {
  constructor(private readonly handler: ChangePasswordHandler) {}

  @Handles(changeStaffPasswordRoute)
  change(
    @RouteBody() body: ChangePasswordRequest,
    @CurrentStaff() claims: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<void> {
    return this.handler.execute(claims, body, address);
  }
}
