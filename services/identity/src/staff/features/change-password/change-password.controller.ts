import { Body, Controller, HttpCode, Put, Req } from '@nestjs/common';
import { ChangePasswordRequest, STAFF_RIGHTS, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { ChangePasswordHandler } from './change-password.handler';

@Controller('api/admin/profile')
export class ChangePasswordController {
  constructor(private readonly handler: ChangePasswordHandler) {}

  @StaffOnly(...STAFF_RIGHTS['own-profile'])
  @Put('password')
  @HttpCode(204)
  change(@Body(contract(ChangePasswordRequest)) body: ChangePasswordRequest, @CurrentStaff() claims: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<void> {
    return this.handler.execute(claims, body, address);
  }
}
