import type {
  BusinessSignupRequest,
  BusinessStatusRequest,
  RegistrationStatus,
  Rejection,
} from '@chalkboard/contracts';
import { IANAZone } from 'luxon';
import { SignupIncompleteError } from './accounts.errors';

const DEFAULT_ZONE = 'America/New_York';

/** What a month brings, as the signup estimates it, in cents; 0 where it does not say. */
export function monthlyRevenueMinor({
  averageOrderValue,
  monthlyOrders,
}: Pick<BusinessSignupRequest, 'averageOrderValue' | 'monthlyOrders'>): number {
  if (averageOrderValue === '' || monthlyOrders === '') return 0;
  return Math.round(averageOrderValue * 100) * monthlyOrders;
}

export interface Registration {
  readonly registrationStatus: RegistrationStatus;
  readonly approvedAt?: Date;
  /** Why it was turned down, as long as it is. */
  readonly rejection?: Rejection;
}

/** What staff decides: why, where it turns a business down. */
export type Decision = BusinessStatusRequest;

export interface StatusChange {
  readonly registration: Registration;
  /** It was never approved before: its owner gets the sign-in link. */
  readonly isFirstApproval: boolean;
}

/**
 * Where a registration stands after staff's decision. Whoever is turned down has a reason: without one it is another.
 * @returns undefined where nothing changes
 * @throws SignupIncompleteError
 */
export function withStatus(
  registration: Registration,
  { status, reason = 'other', note = '' }: Decision,
  now: Date,
): StatusChange | undefined {
  if (registration.registrationStatus === 'incomplete') throw new SignupIncompleteError();
  if (registration.registrationStatus === status) return undefined;
  const isFirstApproval = status === 'approved' && registration.approvedAt === undefined;
  return {
    registration: {
      registrationStatus: status,
      approvedAt: isFirstApproval ? now : registration.approvedAt,
      ...(status === 'rejected' && { rejection: { reason, note } }),
    },
    isFirstApproval,
  };
}

/** The first location, as the signup tells of it. */
export function firstLocation({
  businessName,
  address,
  city,
  state,
  zipCode,
  timeZone,
}: Pick<BusinessSignupRequest, 'businessName' | 'address' | 'city' | 'state' | 'zipCode' | 'timeZone'>): {
  name: string;
  address: string;
  timeZone: string;
} {
  const region = [state, zipCode].filter((part) => part !== '').join(' ');
  return {
    name: businessName.slice(0, 100),
    address: [address, city, region]
      .filter((part) => part !== '')
      .join(', ')
      .slice(0, 500),
    timeZone: timeZone && IANAZone.isValidZone(timeZone) ? timeZone : DEFAULT_ZONE,
  };
}
