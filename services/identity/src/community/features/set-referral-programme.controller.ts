import { ReferralSettingsRequest, type AdminReferralSettings, type StaffClaims } from '@chalkboard/contracts';
import {
  changeReferralSettingsRoute,
  showReferralSettingsRoute,
} from '@chalkboard/contracts/api/identity/community.routes';
import { CurrentStaff, Handles, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Req } from '@nestjs/common';
import { ReferralProgramme } from '../domain/referrals';

/** How the referral programme is run. */
@Controller()
export class SetReferralProgrammeController {
  constructor(
    private readonly programme: ReferralProgramme,
    private readonly clock: Clock,
  ) {}

  @Handles(showReferralSettingsRoute)
  show(): Promise<AdminReferralSettings> {
    return this.programme.settings();
  }

  @Handles(changeReferralSettingsRoute)
  change(
    @RouteBody() request: ReferralSettingsRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminReferralSettings> {
    return this.programme.change(request, { staffId, address }, this.clock.now());
  }
}
