import type { BusinessPlace } from '@chalkboard/contracts';
import type { Contact } from './contact';
import type { Member } from './team';

/** Somebody who is to come into a team. */
export interface Invitation extends BusinessPlace {
  readonly businessId: string;
  /** Account of who invites. */
  readonly by: string;
  readonly name: string;
  readonly contact: Contact;
}

/** Whom of which team, and who wants something of it. */
export interface MemberRef {
  readonly businessId: string;
  readonly memberId: string;
  /** Account of the caller. */
  readonly by: string;
}

/** Who is in the team of a business. Each call throws BusinessNotFoundError unless the caller is: a port. */
export abstract class Teams {
  /** In the order in which they came. */
  abstract list(businessId: string, by: string): Promise<Member[]>;
  /** Owners only. The sign-in link is offered in the same transaction. @throws OwnersOnlyError, MemberKnownError */
  abstract invite(invitation: Invitation, now: Date): Promise<Member>;
  /**
   * Offers the link once more; does nothing for somebody who has joined. Owners only. @throws OwnersOnlyError,
   * MemberNotFoundError
   */
  abstract inviteAgain(member: MemberRef, now: Date): Promise<void>;
  /**
   * Owners only. Tokens with the old role are worth nothing any more. @throws OwnersOnlyError, MemberNotFoundError,
   * LastOwnerError
   */
  abstract changeRole(member: MemberRef, place: BusinessPlace): Promise<Member>;
  /** Owners anybody, staff itself. @throws OwnersOnlyError, MemberNotFoundError, LastOwnerError */
  abstract remove(member: MemberRef): Promise<void>;
}
