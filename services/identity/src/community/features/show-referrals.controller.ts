import {
  AdminListQuery,
  AdminReferralsQuery,
  type AdminReferralActivity,
  type AdminReferralFigures,
  type AdminReferrals,
  type AdminTopReferrers,
} from '@chalkboard/contracts';
import {
  listReferralActivityRoute,
  listReferralsRoute,
  listTopReferrersRoute,
  showReferralStatisticsRoute,
} from '@chalkboard/contracts/api/identity/community.routes';
import { Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Referrals } from '../domain/referrals';

/** The referrals, what they came to, and who sent the most. */
@Controller()
export class ShowReferralsController {
  constructor(private readonly referrals: Referrals) {}

  @Handles(listReferralsRoute)
  list(@RouteQuery() query: AdminReferralsQuery): Promise<AdminReferrals> {
    return this.referrals.list(query);
  }

  @Handles(showReferralStatisticsRoute)
  statistics(): Promise<AdminReferralFigures> {
    return this.referrals.statistics();
  }

  @Handles(listTopReferrersRoute)
  top(): Promise<AdminTopReferrers> {
    return this.referrals.top();
  }

  @Handles(listReferralActivityRoute)
  activity(@RouteQuery() part: AdminListQuery): Promise<AdminReferralActivity> {
    return this.referrals.activity(part);
  }
}
