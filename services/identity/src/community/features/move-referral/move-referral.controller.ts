import { Body, Controller, Param, Patch, Req } from '@nestjs/common';
import { ReferralStatusRequest, STAFF_RIGHTS, type AdminReferral, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, idOf, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { ReferralNotFoundError } from '../../domain/community.errors';
import { assertMayMove } from '../../domain/referral-moves';
import { Referrals } from '../../domain/referrals';

@Controller('api/admin/referrals')
export class MoveReferralController {
  constructor(
    private readonly referrals: Referrals,
    private readonly clock: Clock,
  ) {}

  @StaffOnly(...STAFF_RIGHTS['referrals.change'])
  @Patch(':referralId/status')
  move(
    @Param('referralId', idOf(ReferralNotFoundError)) referralId: string,
    @Body(contract(ReferralStatusRequest)) { status }: ReferralStatusRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminReferral> {
    return this.referrals.move(referralId, status, (from) => assertMayMove(from, status), { staffId, address }, this.clock.now());
  }
}
