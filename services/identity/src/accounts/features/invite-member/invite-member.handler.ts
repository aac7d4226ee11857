import type { InviteMemberRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { hashOfContact } from '../../domain/contact';
import { parseContact } from '../../domain/parse-contact';
import type { Member } from '../../domain/team';
import { Teams, type MemberRef } from '../../domain/teams';
import { Tries } from '../../domain/tries';

/** Offers somebody a place in a team, by a sign-in link. */
@Injectable()
export class InviteMemberHandler {
  constructor(
    private readonly tries: Tries,
    private readonly teams: Teams,
    private readonly clock: Clock,
  ) {}

  /** @throws ContactInvalidError, TooManyTriesError, BusinessNotFoundError, OwnersOnlyError, MemberKnownError */
  async execute(
    { businessId, by }: Omit<MemberRef, 'memberId'>,
    { name, contact: typed, role }: InviteMemberRequest,
  ): Promise<Member> {
    const contact = parseContact(typed);
    const now = this.clock.now();
    await this.tries.take('invite', { visitor: by, contact: hashOfContact(contact) }, now);
    return this.teams.invite({ businessId, by, name, contact, role }, now);
  }

  /** @throws TooManyTriesError, BusinessNotFoundError, OwnersOnlyError, MemberNotFoundError */
  async again(member: MemberRef): Promise<void> {
    const now = this.clock.now();
    await this.tries.take('invite', { visitor: member.by, contact: member.memberId }, now);
    await this.teams.inviteAgain(member, now);
  }
}
