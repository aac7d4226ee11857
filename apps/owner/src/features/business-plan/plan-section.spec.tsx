/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { AccountBusiness, BusinessLedger, BusinessPlan, LedgerEntry, PlanPreview } from '@chalkboard/contracts';
import { forgetOwnerSession, noteOwnerSignedIn } from '@chalkboard/web-kit';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { PlanSection } from './plan-section';

const business: AccountBusiness = {
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
};
const ACTIVE: BusinessPlan = {
  businessId: 'b1',
  plan: 'pro',
  inForce: 'pro',
  standing: 'active',
  monthlyPriceMinor: 2900,
  trial: { startedAt: '2027-01-17T15:00:00.000Z', endsAt: '2027-01-31T15:00:00.000Z', daysLeft: null },
  month: { from: '2027-01-31', until: '2027-02-28' },
  nextCharge: { on: '2027-02-28', minor: 2900 },
  balanceMinor: 2900,
  currency: 'USD',
  timeZone: 'America/New_York',
  collection: 'beta',
};
const MONTH: LedgerEntry = {
  id: 'e1',
  businessId: 'b1',
  businessName: 'Lavagna',
  number: 1,
  at: '2027-01-31T15:00:00.000Z',
  kind: 'month',
  plan: 'pro',
  from: '2027-01-31',
  until: '2027-02-28',
  amountMinor: 2900,
  balanceMinor: 2900,
  collection: 'beta',
};
const CREDIT: LedgerEntry = {
  ...MONTH,
  id: 'e2',
  number: 2,
  kind: 'referral_credit',
  from: '2027-02-01',
  until: '2027-02-02',
  amountMinor: -5000,
  balanceMinor: -2100,
};
const UPGRADE: PlanPreview = {
  plan: 'enterprise',
  standing: 'active',
  creditMinor: 1450,
  chargeMinor: 4950,
  netMinor: 3500,
  trialEndsAt: '2027-01-31T15:00:00.000Z',
  nextCharge: { on: '2027-02-28', minor: 9900 },
};
const ledgerOf = (items: LedgerEntry[], next: string | null = null): BusinessLedger => ({
  items,
  next,
  total: items.length,
  totalIsCapped: false,
});

let fake: ReturnType<typeof fakeApi>;
beforeEach(noteOwnerSignedIn);
afterEach(() => {
  fake.restore();
  forgetOwnerSession();
});

function open(plan: Partial<BusinessPlan> = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
  fake = fakeApi({
    'GET /api/account/businesses/b1/plan': { json: { ...ACTIVE, ...plan } },
    'GET /api/account/businesses/b1/ledger?limit=10': { json: ledgerOf([]) },
    ...answers,
  });
  const host = fakeHost();
  return Object.assign(
    host,
    renderWithProviders([{ path: '/', element: <PlanSection host={host} business={business} /> }], '/'),
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('says what the plan costs, what comes next, and that nothing is collected in beta', async () => {
  open();
  await screen.findByText('$29.00 a month');
  screen.getByText('Active');
  screen.getByText('$29.00 charged so far');
  screen.getByText(/Free during beta: charges and credits are written down, and nothing is collected/);
  await screen.findByText(/^Nothing yet/);
});

test.each<[string, Partial<BusinessPlan>, string | RegExp]>([
  [
    'before the approval',
    { standing: 'waiting', trial: null, month: null, nextCharge: null, balanceMinor: 0 },
    /^It begins when your business is approved/,
  ],
  [
    'in the trial',
    {
      standing: 'trial',
      trial: { startedAt: '2027-01-17T15:00:00.000Z', endsAt: '2027-01-31T15:00:00.000Z', daysLeft: 1 },
      month: null,
      balanceMinor: 0,
    },
    /, 1 day left$/,
  ],
  ['with a credit', { balanceMinor: -2100 }, '$21.00 in your favour'],
])('%s it says so', async (_, plan, text) => {
  open(plan);
  await screen.findByText(text);
});

test('a plan that is paused says why, and cannot be changed', async () => {
  open({ standing: 'paused' });
  await screen.findByText(/nothing is charged, and you have the Free plan/);
  expect(screen.queryByRole('button', { name: 'Change plan of Lavagna' })).toBeNull();
});

test('lists charges and credits, and more of them', async () => {
  open(
    {},
    {
      'GET /api/account/businesses/b1/ledger?limit=10': { json: ledgerOf([CREDIT], 'c2') },
      'GET /api/account/businesses/b1/ledger?limit=10&cursor=c2': { json: ledgerOf([MONTH]) },
    },
  );
  await screen.findByText('Credit for being referred');
  screen.getByText('-$50.00');
  expect(screen.queryByText('Month')).toBeNull();
  await press('Show more');
  await screen.findByText('Month');
  expect(screen.getAllByText('Not collected')).toHaveLength(2);
});

test('charges that cannot be read are said to be so, below those that could, and can be asked for again', async () => {
  let works = false;
  open(
    {},
    {
      'GET /api/account/businesses/b1/ledger?limit=10': { json: ledgerOf([CREDIT], 'c2') },
      'GET /api/account/businesses/b1/ledger?limit=10&cursor=c2': () =>
        works ? { json: ledgerOf([MONTH]) } : { status: 503, json: {} },
    },
  );
  await screen.findByText('Credit for being referred');
  await press('Show more');
  await screen.findByText('Charges and credits could not be shown. Please try again in a moment.');
  screen.getByText('Credit for being referred');
  works = true;
  await press('Show more');
  await screen.findByText('Month');
  expect(screen.queryByText('Charges and credits could not be shown. Please try again in a moment.')).toBeNull();
});

test('another plan is shown with what it charges and credits before it is confirmed', async () => {
  const page = open(
    {},
    {
      'GET /api/account/businesses/b1/plan/preview?plan=enterprise': { json: UPGRADE },
      'PUT /api/account/businesses/b1/plan': { json: { ...ACTIVE, plan: 'enterprise' } },
    },
  );
  await screen.findByText('Active');
  await press('Change plan of Lavagna');
  const dialog = within(screen.getByRole('dialog'));
  const confirm = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirm change' });
  expect(confirm().disabled).toBe(true);
  await act(async () => fireEvent.click(dialog.getByRole('radio', { name: /^Enterprise/ })));
  for (const amount of ['-$14.50', '$49.50', '$35.00']) await dialog.findByText(amount);
  await act(async () => fireEvent.click(confirm()));
  expect(fake.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ plan: 'enterprise' }]);
  expect(page.toasts).toMatchObject([{ title: 'Plan changed', description: 'You are on Enterprise from now on.' }]);
});
