import { ChangeProfileRequest, type AdminProfile, type StaffClaims } from '@chalkboard/contracts';
import { changeStaffProfileRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { CurrentStaff, Handles, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req } from '@nestjs/common';
import { ChangeProfileHandler } from './change-profile.handler';

@Controller()
export class ChangeProfileController {
  constructor(private readonly handler: ChangeProfileHandler) {}

  @Handles(changeStaffProfileRoute)
  change(
    @RouteBody() body: ChangeProfileRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminProfile> {
    return this.handler.execute({ ...body, staffId, address });
  }
}
