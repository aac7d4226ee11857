import { Body, Controller, Put, Req } from '@nestjs/common';
import { ChangeProfileRequest, STAFF_RIGHTS, type AdminProfile, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { ChangeProfileHandler } from './change-profile.handler';

@Controller('api/admin/profile')
export class ChangeProfileController {
  constructor(private readonly handler: ChangeProfileHandler) {}

  @StaffOnly(...STAFF_RIGHTS['own-profile'])
  @Put()
  change(@Body(contract(ChangeProfileRequest)) body: ChangeProfileRequest, @CurrentStaff() { sub: staffId }: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<AdminProfile> {
    return this.handler.execute({ ...body, staffId, address });
  }
}
