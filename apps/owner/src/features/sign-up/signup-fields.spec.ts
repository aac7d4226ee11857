import { BusinessSignupRequest, SignupDraft } from '@chalkboard/contracts';
import {
  draftOf,
  faultsOf,
  fromDraft,
  isFilled,
  NO_FIELDS,
  planOf,
  reachable,
  requestOf,
  stepOf,
  type SignupFields,
} from './signup-fields';

const filled: SignupFields = {
  ...NO_FIELDS,
  businessName: 'Osteria Lucia',
  ownerName: 'Lucia Rossi',
  email: 'lucia@example.com',
  phone: '(207) 555-0142',
  address: '1 Harbor Street',
  city: 'Portland',
  businessType: 'restaurant',
  termsAccepted: true,
};

test.each(['businessName', 'ownerName', 'email', 'phone'] as const)('the first step needs %s', (name) => {
  expect(isFilled('business', filled)).toBe(true);
  expect(isFilled('business', { ...filled, [name]: '  ' })).toBe(false);
});

test.each(['address', 'city', 'businessType'] as const)('the second step needs %s', (name) => {
  expect(isFilled('location', filled)).toBe(true);
  expect(isFilled('location', { ...filled, [name]: '' })).toBe(false);
});

test('the plan is chosen from the start: pro', () => {
  expect(NO_FIELDS.subscriptionPlan).toBe('pro');
  expect(isFilled('plan', NO_FIELDS)).toBe(true);
});

test.each([
  ['business', 'email', 'lucia@', 'Please write an email address, such as name@example.com.'],
  ['business', 'phone', '12', 'Please write a telephone number.'],
  ['location', 'seatingCapacity', '12.5', 'Please write a whole number.'],
  ['location', 'monthlyOrders', '-3', 'Please write a whole number.'],
  ['location', 'averageOrderValue', '24.505', 'Please write an amount, such as 24.50.'],
] as const)('%s: %s cannot be "%s"', (step, field, value, fault) => {
  expect(faultsOf(step, filled)).toEqual({});
  expect(faultsOf(step, { ...filled, [field]: value })).toEqual({ [field]: fault });
});

test('no address leads past a step that is not complete', () => {
  expect(reachable('plan', NO_FIELDS)).toBe('business');
  expect(reachable('plan', { ...filled, city: '' })).toBe('location');
  expect(reachable('plan', { ...filled, email: 'lucia' })).toBe('business');
  expect(reachable('plan', filled)).toBe('plan');
});

test('each field is found in its step', () => {
  expect([stepOf('website'), stepOf('currentMenuFormat'), stepOf('termsAccepted')]).toEqual([
    'business',
    'location',
    'plan',
  ]);
});

test('a link names a plan, or none', () => {
  expect([planOf('enterprise'), planOf('gold'), planOf(null)]).toEqual(['enterprise', undefined, undefined]);
});

test('what is sent is what the server takes, blanks cut off', () => {
  const sent = requestOf(
    { ...filled, city: ' Portland ', averageOrderValue: '24,50', monthlyOrders: '300' },
    'America/New_York',
  );
  expect(BusinessSignupRequest.parse(sent)).toMatchObject({
    city: 'Portland',
    averageOrderValue: 24.5,
    monthlyOrders: 300,
    seatingCapacity: '',
    subscriptionPlan: 'pro',
    termsAccepted: true,
    marketingConsent: false,
    backgroundTheme: 'restaurant',
    primaryColor: '#dc2626',
    secondaryColor: '#1f2937',
    timeZone: 'America/New_York',
  });
});

test('a draft brings back what was typed, and the step', () => {
  const draft = SignupDraft.parse(draftOf('location', filled));
  expect(fromDraft(draft)).toEqual({ step: 'location', fields: filled });
});

test('what a draft has that nobody knows is as if it were not there', () => {
  expect(
    fromDraft({ step: 1, fields: { email: true, businessType: 'castle', subscriptionPlan: 'gold', other: 'x' } }),
  ).toEqual({ step: 'business', fields: NO_FIELDS });
});
