import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { InviteMemberRequest, type BusinessMember, type OwnerClaims } from '@chalkboard/contracts';
import { contract, CurrentOwner, idOf, OwnerOnly } from '@chalkboard/service-kit';
import { BusinessNotFoundError, MemberNotFoundError } from '../../domain/accounts.errors';
import { toBusinessMember } from '../../http/member-view';
import { InviteMemberHandler } from './invite-member.handler';

@Controller('api/account/businesses/:businessId/members')
export class InviteMemberController {
  constructor(private readonly handler: InviteMemberHandler) {}

  @OwnerOnly()
  @Post()
  @HttpCode(201)
  async invite(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Body(contract(InviteMemberRequest)) request: InviteMemberRequest,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<BusinessMember> {
    return toBusinessMember(await this.handler.execute({ businessId, by: sub }, request), sub);
  }

  @OwnerOnly()
  @Post(':memberId/invite')
  @HttpCode(204)
  again(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Param('memberId', idOf(MemberNotFoundError)) memberId: string,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<void> {
    return this.handler.again({ businessId, memberId, by: sub });
  }
}
