import { Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ChangeMemberRequest, type BusinessMember, type OwnerClaims } from '@chalkboard/contracts';
import { contract, CurrentOwner, idOf, OwnerOnly } from '@chalkboard/service-kit';
import { BusinessNotFoundError, MemberNotFoundError } from '../../domain/accounts.errors';
import { toBusinessMember } from '../../http/member-view';
import { ChangeMemberHandler } from './change-member.handler';

@Controller('api/account/businesses/:businessId/members/:memberId')
export class ChangeMemberController {
  constructor(private readonly handler: ChangeMemberHandler) {}

  @OwnerOnly()
  @Put()
  async changeRole(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Param('memberId', idOf(MemberNotFoundError)) memberId: string,
    @Body(contract(ChangeMemberRequest)) { role }: ChangeMemberRequest,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<BusinessMember> {
    return toBusinessMember(await this.handler.changeRole({ businessId, memberId, by: sub }, role), sub);
  }

  @OwnerOnly()
  @Delete()
  @HttpCode(204)
  remove(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Param('memberId', idOf(MemberNotFoundError)) memberId: string,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<void> {
    return this.handler.remove({ businessId, memberId, by: sub });
  }
}
