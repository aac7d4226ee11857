import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ConfirmTwoFactorRequest, SetUpTwoFactorRequest, STAFF_RIGHTS, type RecoveryCodes, type StaffClaims, type TwoFactorSetup } from '@chalkboard/contracts';
import { contract, CurrentStaff, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { qrPathOf } from '../../http/qr-path';
import { SetUpTwoFactorHandler } from './set-up-two-factor.handler';

/** In groups of four, to be typed. */
const GROUPS = /.{4}(?=.)/g;

@Controller('api/admin/profile/two-factor')
export class SetUpTwoFactorController {
  constructor(private readonly handler: SetUpTwoFactorHandler) {}

  @StaffOnly(...STAFF_RIGHTS['own-profile'])
  @Post('setup')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async setUp(@Body(contract(SetUpTwoFactorRequest)) body: SetUpTwoFactorRequest, @CurrentStaff() claims: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<TwoFactorSetup> {
    const { secret, uri } = await this.handler.setUp(claims, body, address);
    const { path, size } = qrPathOf(uri);
    return { secret: secret.replace(GROUPS, '$& '), otpauthUri: uri, qrPath: path, qrSize: size };
  }

  @StaffOnly(...STAFF_RIGHTS['own-profile'])
  @Post('confirm')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async confirm(@Body(contract(ConfirmTwoFactorRequest)) body: ConfirmTwoFactorRequest, @CurrentStaff() claims: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<RecoveryCodes> {
    return { recoveryCodes: [...(await this.handler.confirm(claims, body, address))] };
  }
}
