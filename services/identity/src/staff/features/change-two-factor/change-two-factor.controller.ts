import { TwoFactorProofRequest, type RecoveryCodes, type StaffClaims } from '@chalkboard/contracts';
import { renewRecoveryCodesRoute, turnOffTwoFactorRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { CurrentStaff, Handles, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Header, Req } from '@nestjs/common';
import { ChangeTwoFactorHandler } from './change-two-factor.handler';

@Controller()
export class ChangeTwoFactorController {
  constructor(private readonly handler: ChangeTwoFactorHandler) {}

  @Handles(renewRecoveryCodesRoute)
  @Header('cache-control', 'no-store')
  async renew(
    @RouteBody() body: TwoFactorProofRequest,
    @CurrentStaff() claims: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: [...(await this.handler.renewRecoveryCodes(claims, body, address))] };
  }

  @Handles(turnOffTwoFactorRoute)
  turnOff(
    @RouteBody() body: TwoFactorProofRequest,
    @CurrentStaff() claims: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<void> {
    return this.handler.turnOff(claims, body, address);
  }
}
