import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ReferralSettingsRequest, STAFF_RIGHTS, type AdminReferralSettings, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { ReferralProgramme } from '../../domain/referrals';

/** How the referral programme is run. */
@Controller('api/admin/referrals/settings')
export class SetReferralProgrammeController {
  constructor(
    private readonly programme: ReferralProgramme,
    private readonly clock: Clock,
  ) {}

  @StaffOnly(...STAFF_RIGHTS['referrals.read'])
  @Get()
  show(): Promise<AdminReferralSettings> {
    return this.programme.settings();
  }

  @StaffOnly(...STAFF_RIGHTS['referrals.change'])
  @Put()
  change(@Body(contract(ReferralSettingsRequest)) request: ReferralSettingsRequest, @CurrentStaff() { sub: staffId }: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<AdminReferralSettings> {
    return this.programme.change(request, { staffId, address }, this.clock.now());
  }
}
