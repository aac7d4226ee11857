import { BusinessSignupRequest } from '@chalkboard/contracts';
import { firstLocation, monthlyRevenueMinor, withStatus, type Registration } from './registration';

const NOON = new Date('2026-03-01T12:00:00Z');
const pending: Registration = { registrationStatus: 'pending' };
const signup = (more: Partial<Record<keyof BusinessSignupRequest, unknown>> = {}) =>
  BusinessSignupRequest.parse({
    businessName: 'Lavagna',
    ownerName: 'Ada',
    email: 'ada@example.com',
    phone: '415 555 0132',
    address: '1 Elm St',
    city: 'Oakland',
    businessType: 'cafe',
    termsAccepted: true,
    ...more,
  });

describe('a registration', () => {
  it('estimates a month by average order times orders, in whole cents, and by 0 where either is not told', () => {
    expect(monthlyRevenueMinor(signup({ averageOrderValue: '24.50', monthlyOrders: '300' }))).toBe(735_000);
    expect(monthlyRevenueMinor(signup({ averageOrderValue: 0.1 + 0.2, monthlyOrders: 3 }))).toBe(90);
    expect(monthlyRevenueMinor(signup({ averageOrderValue: '24.50' }))).toBe(0);
    expect(monthlyRevenueMinor(signup({ monthlyOrders: '300' }))).toBe(0);
  });

  it('is approved for the first time once', () => {
    const approved = withStatus(pending, { status: 'approved' }, NOON);
    expect(approved).toEqual({
      isFirstApproval: true,
      registration: { registrationStatus: 'approved', approvedAt: NOON },
    });
    const rejected = withStatus(approved!.registration, { status: 'rejected' }, NOON);
    const again = withStatus(rejected!.registration, { status: 'approved' }, new Date('2026-04-01T12:00:00Z'));
    expect(again).toEqual({ isFirstApproval: false, registration: approved!.registration });
  });

  it('keeps why it was turned down as long as it is; without a reason it is another one', () => {
    const rejected = withStatus(pending, { status: 'rejected', reason: 'duplicate', note: 'Twice.' }, NOON);
    expect(rejected?.registration.rejection).toEqual({ reason: 'duplicate', note: 'Twice.' });
    expect(withStatus(pending, { status: 'rejected' }, NOON)?.registration.rejection).toEqual({
      reason: 'other',
      note: '',
    });
    expect(withStatus(rejected!.registration, { status: 'pending', reason: 'other' }, NOON)?.registration).toEqual(
      pending,
    );
  });

  it('does not change by what it is already, and is not decided before it is complete', () => {
    expect(withStatus(pending, { status: 'pending' }, NOON)).toBeUndefined();
    expect(() => withStatus({ ...pending, registrationStatus: 'incomplete' }, { status: 'approved' }, NOON)).toThrow(
      'left before its end',
    );
  });

  it('makes its first location of the address', () => {
    expect(firstLocation(signup({ state: 'CA', zipCode: '94601', timeZone: 'America/Los_Angeles' }))).toEqual({
      name: 'Lavagna',
      address: '1 Elm St, Oakland, CA 94601',
      timeZone: 'America/Los_Angeles',
    });
    expect(firstLocation(signup({ timeZone: 'Nowhere' })).timeZone).toBe('America/New_York');
  });
});
