import { ReferralStatusRequest, type AdminReferral, type StaffClaims } from '@chalkboard/contracts';
import { moveReferralRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { CurrentStaff, Handles, idOf, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param, Req } from '@nestjs/common';
import { ReferralNotFoundError } from '../domain/community.errors';
import { assertMayMove } from '../domain/referral-moves';
import { Referrals } from '../domain/referrals';

@Controller()
export class MoveReferralController {
  constructor(
    private readonly referrals: Referrals,
    private readonly clock: Clock,
  ) {}

  @Handles(moveReferralRoute)
  move(
    @Param('referralId', idOf(ReferralNotFoundError)) referralId: string,
    @RouteBody() { status }: ReferralStatusRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminReferral> {
    return this.referrals.move(
      referralId,
      status,
      (from) => assertMayMove(from, status),
      { staffId, address },
      this.clock.now(),
    );
  }
}
