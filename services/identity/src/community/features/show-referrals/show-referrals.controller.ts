import { Controller, Get, Query } from '@nestjs/common';
import { AdminListQuery, AdminReferralsQuery, STAFF_RIGHTS, type AdminReferralActivity, type AdminReferralFigures, type AdminReferrals, type AdminTopReferrers } from '@chalkboard/contracts';
import { contract, StaffOnly } from '@chalkboard/service-kit';
import { Referrals } from '../../domain/referrals';

/** The referrals, what they came to, and who sent the most. */
@Controller('api/admin/referrals')
export class ShowReferralsController {
  constructor(private readonly referrals: Referrals) {}

  @StaffOnly(...STAFF_RIGHTS['referrals.read'])
  @Get()
  list(@Query(contract(AdminReferralsQuery)) query: AdminReferralsQuery): Promise<AdminReferrals> {
    return this.referrals.list(query);
  }

  @StaffOnly(...STAFF_RIGHTS['referrals.read'])
  @Get('figures')
  figures(): Promise<AdminReferralFigures> {
    return this.referrals.figures();
  }

  @StaffOnly(...STAFF_RIGHTS['referrals.read'])
  @Get('top')
  top(): Promise<AdminTopReferrers> {
    return this.referrals.top();
  }

  @StaffOnly(...STAFF_RIGHTS['referrals.read'])
  @Get('activity')
  activity(@Query(contract(AdminListQuery)) part: AdminListQuery): Promise<AdminReferralActivity> {
    return this.referrals.activity(part);
  }
}
