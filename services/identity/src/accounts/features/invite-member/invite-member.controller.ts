import type { BusinessMember, InviteMemberRequest, OwnerClaims } from '@chalkboard/contracts';
import { inviteAgainRoute, inviteMemberRoute } from '@chalkboard/contracts/api/identity/team.routes';
import { CurrentOwner, Handles, idOf, RouteBody } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { BusinessNotFoundError, MemberNotFoundError } from '../../domain/accounts.errors';
import { toBusinessMember } from '../../http/member-view';
import { InviteMemberHandler } from './invite-member.handler';

@Controller()
export class InviteMemberController {
  constructor(private readonly handler: InviteMemberHandler) {}

  @Handles(inviteMemberRoute)
  async invite(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @RouteBody() request: InviteMemberRequest,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<BusinessMember> {
    return toBusinessMember(await this.handler.execute({ businessId, by: sub }, request), sub);
  }

  @Handles(inviteAgainRoute)
  again(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Param('memberId', idOf(MemberNotFoundError)) memberId: string,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<void> {
    return this.handler.again({ businessId, memberId, by: sub });
  }
}
