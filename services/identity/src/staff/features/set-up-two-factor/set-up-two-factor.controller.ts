import {
  ConfirmTwoFactorRequest,
  SetUpTwoFactorRequest,
  type RecoveryCodes,
  type StaffClaims,
  type TwoFactorSetup,
} from '@chalkboard/contracts';
import { confirmTwoFactorRoute, setUpTwoFactorRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { qrCodeOf, qrPathOf } from '@chalkboard/qr-code';
import { CurrentStaff, Handles, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Header, Req } from '@nestjs/common';
import { SetUpTwoFactorHandler } from './set-up-two-factor.handler';

/** In groups of four, to be typed. */
const GROUPS = /.{4}(?=.)/g;

@Controller()
export class SetUpTwoFactorController {
  constructor(private readonly handler: SetUpTwoFactorHandler) {}

  @Handles(setUpTwoFactorRoute)
  @Header('cache-control', 'no-store')
  async setUp(
    @RouteBody() body: SetUpTwoFactorRequest,
    @CurrentStaff() claims: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<TwoFactorSetup> {
    const { secret, uri } = await this.handler.setUp(claims, body, address);
    const code = qrCodeOf(uri, 'on-screen');
    return { secret: secret.replace(GROUPS, '$& '), otpauthUri: uri, qrPath: qrPathOf(code), qrSize: code.side };
  }

  @Handles(confirmTwoFactorRoute)
  @Header('cache-control', 'no-store')
  async confirm(
    @RouteBody() body: ConfirmTwoFactorRequest,
    @CurrentStaff() claims: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: [...(await this.handler.confirm(claims, body, address))] };
  }
}
