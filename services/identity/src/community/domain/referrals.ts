import type {
  AdminListQuery,
  AdminReferral,
  AdminReferralActivity,
  AdminReferralFigures,
  AdminReferrals,
  AdminReferralSettings,
  AdminReferralsQuery,
  AdminTopReferrers,
  ReferralSettingsRequest,
  ReferralStatus,
} from '@chalkboard/contracts';
import type { StaffActor } from '../../authority/domain/staff-actor';

export interface Referral {
  readonly id: string;
  readonly referrerEmail: string;
  readonly restaurantEmail: string;
  /** In the spelling of accounts. */
  readonly restaurantPhone?: string;
  /** In which the page was read (BCP 47). */
  readonly language?: string | undefined;
  readonly submittedAt: Date;
}

/** Who referred which restaurant, and how far it came: a port. */
export abstract class Referrals {
  /**
   * Keeps it, and tells of it in the same transaction; does nothing when the same two are known already, when the
   * restaurant has signed up, and when it is the referrer's own.
   */
  abstract addUnlessKnown(referral: Referral): Promise<void>;
  /** The code of a referrer's link: the same one each time. @param code a new one, for who has none yet */
  abstract codeOf(referrerEmail: string, code: string, now: Date): Promise<string>;
  abstract find(id: string): Promise<Referral | undefined>;
  /** @throws InvalidInputError where the cursor is none of this sort */
  abstract list(query: AdminReferralsQuery): Promise<AdminReferrals>;
  /**
   * Puts it where staff says, with its entry in the audit log in the same transaction; the same status again changes
   * nothing.
   * @param mayMove judges the move while nobody else can make one; throws where it is refused
   * @throws ReferralNotFoundError
   */
  abstract move(
    id: string,
    status: ReferralStatus,
    mayMove: (from: ReferralStatus) => void,
    by: StaffActor,
    now: Date,
  ): Promise<AdminReferral>;
  abstract statistics(): Promise<AdminReferralFigures>;
  /** The ten with the most restaurants that signed up. */
  abstract top(): Promise<AdminTopReferrers>;
  /** Newest first. */
  abstract activity(part: AdminListQuery): Promise<AdminReferralActivity>;
}

/** How the referral programme is run: a port. */
export abstract class ReferralProgramme {
  abstract settings(): Promise<AdminReferralSettings>;
  /** With its entry in the audit log in the same transaction. */
  abstract change(request: ReferralSettingsRequest, by: StaffActor, now: Date): Promise<AdminReferralSettings>;
}
