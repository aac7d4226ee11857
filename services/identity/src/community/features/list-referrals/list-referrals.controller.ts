import { Controller, Get, Query } from '@nestjs/common';
import { AdminPageQuery, type AdminReferrals } from '@chalkboard/contracts';
import { contract, StaffOnly } from '@chalkboard/service-kit';
import { Referrals } from '../../domain/referrals';

@Controller('api/admin')
export class ListReferralsController {
  constructor(private readonly referrals: Referrals) {}

  @StaffOnly('super_admin', 'admin', 'support')
  @Get('referrals')
  async list(@Query(contract(AdminPageQuery)) query: AdminPageQuery): Promise<AdminReferrals> {
    const { total, items } = await this.referrals.list(query);
    return { total, items: items.map((referral) => ({ ...referral, submittedAt: referral.submittedAt.toISOString() })) };
  }
}
