import type { BusinessPlace } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import type { Member } from '../../domain/team';
import { Teams, type MemberRef } from '../../domain/teams';

/** Changes what somebody of a team may do, or takes them out of it; every service knows at once. */
@Injectable()
export class ChangeMemberHandler {
  constructor(
    private readonly teams: Teams,
    private readonly announcements: Announcements,
  ) {}

  /** @throws BusinessNotFoundError, OwnersOnlyError, MemberNotFoundError, LastOwnerError */
  async changeRole(member: MemberRef, place: BusinessPlace): Promise<Member> {
    const changed = await this.teams.changeRole(member, place);
    await this.announcements.announce();
    return changed;
  }

  /** @throws BusinessNotFoundError, OwnersOnlyError, MemberNotFoundError, LastOwnerError */
  async remove(member: MemberRef): Promise<void> {
    await this.teams.remove(member);
    await this.announcements.announce();
  }
}
