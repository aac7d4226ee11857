import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { STAFF_RIGHTS, TwoFactorProofRequest, type RecoveryCodes, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { ChangeTwoFactorHandler } from './change-two-factor.handler';

@Controller('api/admin/profile/two-factor')
export class ChangeTwoFactorController {
  constructor(private readonly handler: ChangeTwoFactorHandler) {}

  @StaffOnly(...STAFF_RIGHTS['own-profile'])
  @Post('recovery-codes')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async renew(@Body(contract(TwoFactorProofRequest)) body: TwoFactorProofRequest, @CurrentStaff() claims: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<RecoveryCodes> {
    return { recoveryCodes: [...(await this.handler.renewRecoveryCodes(claims, body, address))] };
  }

  @StaffOnly(...STAFF_RIGHTS['own-profile'])
  @Post('disable')
  @HttpCode(204)
  turnOff(@Body(contract(TwoFactorProofRequest)) body: TwoFactorProofRequest, @CurrentStaff() claims: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<void> {
    return this.handler.turnOff(claims, body, address);
  }
}
