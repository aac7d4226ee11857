import type { BusinessMembers, OwnerClaims } from '@chalkboard/contracts';
import { listMembersRoute } from '@chalkboard/contracts/api/identity/team.routes';
import { CurrentOwner, Handles, idOf } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { BusinessNotFoundError } from '../domain/accounts.errors';
import { Teams } from '../domain/teams';
import { toBusinessMember } from '../http/member-view';

@Controller()
export class ListMembersController {
  constructor(private readonly teams: Teams) {}

  @Handles(listMembersRoute)
  async list(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<BusinessMembers> {
    const members = await this.teams.list(businessId, sub);
    return { members: members.map((member) => toBusinessMember(member, sub)) };
  }
}
