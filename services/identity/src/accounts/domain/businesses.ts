import type { LocationRequest, PlanId, RegistrationStatus } from '@chalkboard/contracts';
import type { CalendarMonth } from './calendar-month';

export interface Business {
  readonly id: string;
  readonly businessName: string;
  readonly ownerName: string;
  readonly email: string;
  readonly phone: string;
  readonly registrationStatus: RegistrationStatus;
  readonly subscriptionPlan: PlanId;
  readonly createdAt: Date;
}

/** Signups that were left are in none of them. */
export interface BusinessStatistics {
  readonly total: number;
  readonly pending: number;
  readonly registeredInMonth: number;
}

/** What its owners may change of a business. */
export interface BusinessDetails {
  readonly name: string;
  readonly phone: string;
}

export abstract class Businesses {
  /** Adds it with its location and its owner, who can sign in; or leaves the one of this id as it is. */
  abstract addUnlessKnown(business: Business, location: LocationRequest): Promise<void>;
  /** @param by account of the caller @throws BusinessNotFoundError, OwnersOnlyError */
  abstract change(at: { readonly businessId: string; readonly by: string }, details: BusinessDetails): Promise<void>;
  abstract statistics(month: CalendarMonth): Promise<BusinessStatistics>;
}
