import type {
  AddBusinessRequest,
  AdminBusiness,
  BusinessNotice,
  BusinessSignupRequest,
  SignupDraft,
} from '@chalkboard/contracts';
import type { StaffActor } from '../../authority/domain/staff-actor';
import type { Contact } from './contact';
import type { Decision } from './registration';

/** A signup that fits its contract. */
export interface Signup {
  readonly request: BusinessSignupRequest;
  readonly email: Contact;
  readonly phone: Contact;
  /** Hash of the browser's secret: what it had typed before is completed. */
  readonly visitor: string;
  /** Account of the caller, where somebody is signed in. */
  readonly by?: string;
}

/** A business that staff adds. */
export interface AddedByHand {
  readonly request: AddBusinessRequest;
  readonly email: Contact;
  readonly phone: Contact;
}

/** Businesses and how they came to be registered: a port. */
export abstract class Registrations {
  /**
   * Keeps the business, its first location and its owner, and tells of it in the same transaction.
   * @returns the business's id
   * @throws ContactOfOtherError where the e-mail address or number is another account's; AlreadyRegisteredError where
   * it is the caller's own, who owns a business already
   */
  abstract signUp(signup: Signup, now: Date): Promise<string>;
  /**
   * Keeps a business, its first location and its owner as a signup would, and tells of it; approved at once, where
   * staff says so.
   * @returns the business's id
   * @throws OwnerKnownError where somebody is known by the e-mail address or number
   */
  abstract addByHand(added: AddedByHand, by: StaffActor, now: Date): Promise<string>;
  /**
   * Puts a business where staff says. The first approval offers the owner sign-in links. A change, what tells of it and
   * its entry in the audit log are one transaction.
   * @throws BusinessNotFoundError, SignupIncompleteError
   */
  abstract decide(businessId: string, decision: Decision, by: StaffActor, now: Date): Promise<AdminBusiness>;
  /** Whom to write to about a business. */
  abstract notice(businessId: string): Promise<BusinessNotice | undefined>;
}

/** Signups that are not complete: a port. */
export abstract class SignupDrafts {
  /**
   * Keeps what a browser has typed, and with it a business that is incomplete once it can be told by name and contact.
   */
  abstract keep(visitor: string, draft: SignupDraft, now: Date): Promise<void>;
  abstract find(visitor: string): Promise<SignupDraft | undefined>;
  abstract purge(visitor: string): Promise<void>;
  /** @returns how many are gone */
  abstract removeChangedBefore(instant: Date): Promise<number>;
}
