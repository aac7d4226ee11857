import type { CalendarMonth } from './calendar-month';

export type RegistrationStatus = 'pending' | 'approved' | 'rejected' | 'incomplete';
export type SubscriptionPlan = 'free' | 'pro' | 'enterprise';

export interface Business {
  readonly id: string;
  readonly businessName: string;
  readonly ownerName: string;
  readonly email: string;
  readonly phone: string;
  readonly registrationStatus: RegistrationStatus;
  readonly subscriptionPlan: SubscriptionPlan;
  readonly createdAt: Date;
}

export interface BusinessFigures {
  readonly total: number;
  readonly pending: number;
  readonly registeredInMonth: number;
}

export abstract class Businesses {
  /** Adds it, or leaves the one of this id as it is. */
  abstract addUnlessKnown(business: Business): Promise<void>;
  abstract figures(month: CalendarMonth): Promise<BusinessFigures>;
}
