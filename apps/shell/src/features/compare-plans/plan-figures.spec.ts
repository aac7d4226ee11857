import { DATA_RETENTION, LEGAL, PLAN_IDS, PLANS, REFERRAL, TRIAL } from '@chalkboard/contracts';
import { contactTexts, legalTexts, pricingTexts, privacyTexts, referralTexts, termsTexts } from '../../texts';
import { dollars } from '../../texts/amounts';
import { COMPARISON_ROWS } from './comparison-rows';
import { planAddress } from './plan-address';

const said = (value: unknown) => JSON.stringify(value);

test('the plans cost and give what the spec of the product says', () => {
  expect(PLAN_IDS.map((id) => dollars(PLANS[id].monthlyPriceMinor))).toEqual(['$0', '$29', '$99']);
  expect(pricingTexts.plans.free.features[0]).toBe('3 menu conversions per month');
  expect(pricingTexts.trial({ days: TRIAL.days })).toContain('14-day free trial');
  expect(pricingTexts.faq).toHaveLength(4);
});

test('the cards have the words of the spec, and the comparison says the same of each plan', () => {
  expect(pricingTexts.plans.free.features).toEqual([
    '3 menu conversions per month',
    'Basic AI extraction',
    'Public sharing',
    'Mobile display',
    'Community support',
  ]);
  expect(pricingTexts.plans.pro.features).toEqual([
    'Unlimited conversions',
    'Advanced AI extraction',
    'Ordering',
    'SMS notifications',
    'Basic analytics',
    'Email support',
  ]);
  const compared = Object.fromEntries(
    COMPARISON_ROWS.map(({ feature, ...plans }) => [feature, PLAN_IDS.map((id) => plans[id])]),
  );
  expect(compared).toMatchObject({
    'Menu conversions': ['3 per month', 'Unlimited', 'Unlimited'],
    'AI extraction': ['Basic', 'Advanced', 'Advanced'],
    Ordering: ['During beta', true, true],
    Analytics: [false, 'Basic', 'Advanced, with reporting'],
    'Multi-location management': [false, false, true],
    'API access': [false, false, true],
    Support: ['Community', 'Email', 'Priority, plus phone'],
  });
});

test('every page says the same figures', () => {
  for (const id of PLAN_IDS)
    expect(said(termsTexts)).toContain(`${PLANS[id].name} at ${dollars(PLANS[id].monthlyPriceMinor)}`);
  expect(said(termsTexts)).toContain(`earns ${dollars(REFERRAL.referrerRewardMinor)}`);
  expect(said(referralTexts)).toContain(`${dollars(REFERRAL.restaurantCreditMinor)} credit`);
  expect(contactTexts.form.categories).toHaveProperty('business');
});

test('the legal claims hold in each document', () => {
  expect(termsTexts.sections).toHaveLength(16);
  expect(privacyTexts.sections).toHaveLength(11);
  for (const { sections } of [termsTexts, privacyTexts, legalTexts])
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  for (const text of [termsTexts, legalTexts])
    expect(said(text)).toMatch(new RegExp(`${LEGAL.liabilityCapMinor / 100} USD.*binding arbitration`));
  for (const text of [termsTexts, privacyTexts]) expect(said(text)).toContain(`children under ${LEGAL.minimumAge}`);
  for (const text of [termsTexts, privacyTexts])
    expect(said(text)).toContain(`within ${DATA_RETENTION.uploadHours} hours`);
  expect(said(privacyTexts)).toContain('Order history: kept 1 year');
  expect(said(privacyTexts)).toContain('anonymised after 2 years');
  expect(said(privacyTexts)).toContain(`within ${DATA_RETENTION.closedAccountDays} days`);
});

test('a plan leads to a page that exists', () => {
  expect(planAddress('free')).toBe('/');
  expect(['/', '/business-signup?plan=pro']).toContain(planAddress('pro'));
  expect(planAddress('enterprise')).toBe('/contact?category=business');
});
