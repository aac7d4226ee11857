import type { InviteMemberRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Attempts } from '../../domain/attempts';
import { hashOfContact } from '../../domain/contact';
import { parseContact } from '../../domain/parse-contact';
import type { Member } from '../../domain/team';
import { Teams, type MemberRef } from '../../domain/teams';

/** Offers somebody a place in a team, by a sign-in link. */
@Injectable()
export class InviteMemberHandler {
  constructor(
    private readonly attempts: Attempts,
    private readonly teams: Teams,
    private readonly clock: Clock,
  ) {}

  /** @throws ContactInvalidError, TooManyAttemptsError, BusinessNotFoundError, OwnersOnlyError, MemberKnownError */
  async execute(
    { businessId, by }: Omit<MemberRef, 'memberId'>,
    { name, contact: typed, ...place }: InviteMemberRequest,
  ): Promise<Member> {
    const contact = parseContact(typed);
    const now = this.clock.now();
    await this.attempts.take('invite', { visitor: by, contact: hashOfContact(contact) }, now);
    return this.teams.invite({ businessId, by, name, contact, ...place }, now);
  }

  /** @throws TooManyAttemptsError, BusinessNotFoundError, OwnersOnlyError, MemberNotFoundError */
  async again(member: MemberRef): Promise<void> {
    const now = this.clock.now();
    await this.attempts.take('invite', { visitor: member.by, contact: member.memberId }, now);
    await this.teams.inviteAgain(member, now);
  }
}
