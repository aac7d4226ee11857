import type { BusinessMember, ChangeMemberRequest, OwnerClaims } from '@chalkboard/contracts';
import { changeMemberRoute, removeMemberRoute } from '@chalkboard/contracts/api/identity/team.routes';
import { CurrentOwner, Handles, idOf, RouteBody } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { BusinessNotFoundError, MemberNotFoundError } from '../../domain/accounts.errors';
import { toBusinessMember } from '../../http/member-view';
import { ChangeMemberHandler } from './change-member.handler';

@Controller()
export class ChangeMemberController {
  constructor(private readonly handler: ChangeMemberHandler) {}

  @Handles(changeMemberRoute)
  async changeRole(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Param('memberId', idOf(MemberNotFoundError)) memberId: string,
    @RouteBody() place: ChangeMemberRequest,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<BusinessMember> {
    return toBusinessMember(await this.handler.changeRole({ businessId, memberId, by: sub }, place), sub);
  }

  @Handles(removeMemberRoute)
  remove(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Param('memberId', idOf(MemberNotFoundError)) memberId: string,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<void> {
    return this.handler.remove({ businessId, memberId, by: sub });
  }
}
