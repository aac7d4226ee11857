import type { Account, AccountBusiness } from '@chalkboard/contracts';

/** A business that its owner has, approved and without an end. */
export function aBusiness(given: Partial<AccountBusiness> = {}): AccountBusiness {
  return {
    id: 'b1',
    name: 'Lavagna',
    phone: '+12075550160',
    role: 'owner',
    registrationStatus: 'approved',
    plan: 'pro',
    trialEndsAt: null,
    locations: [],
    theme: { backgroundTheme: 'restaurant', primaryColor: '#dc2626', secondaryColor: '#1f2937' },
    closesAt: null,
    ...given,
  };
}

/** Somebody who signs in by e-mail, and owns nothing yet. */
export function anAccount(given: Partial<Account> = {}): Account {
  return {
    id: 'a1',
    name: 'Ada',
    contacts: [{ id: 'c1', kind: 'email', value: 'ada@example.com', confirmed: true }],
    email: 'ada@example.com',
    emailConfirmed: true,
    phone: null,
    phoneConfirmed: false,
    businesses: [],
    languages: { chosen: null, ofPages: 'en' },
    closesAt: null,
    ...given,
  };
}
