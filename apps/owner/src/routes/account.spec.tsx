/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { Account, BusinessMember, BusinessPlan, BusinessRole } from '@chalkboard/contracts';
import { forgetOwnerSession, noteOwnerSignedIn } from '@chalkboard/web-kit';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBusiness } from '../account.factory';
import { AccountPage } from './account';

const AT = '2026-03-01T12:00:00.000Z';
const location = { id: 'l1', name: 'Harbor', address: '1 Harbor Street', timeZone: 'America/New_York' };
const EMAIL = { id: 'c1', kind: 'email', value: 'ada@example.com', confirmed: true } as const;
const PHONE = { id: 'c2', kind: 'phone', value: '+12075550142', confirmed: false } as const;
const account = (role: BusinessRole, more: Partial<Account> = {}): Account => ({
  id: 'a1',
  name: 'Ada Byron',
  contacts: [EMAIL, PHONE],
  email: 'ada@example.com',
  emailConfirmed: true,
  phone: '+12075550142',
  phoneConfirmed: false,
  closesAt: null,
  businesses: [aBusiness({ role, locations: [location] })],
  ...more,
});
const members: BusinessMember[] = [
  { id: 'm1', name: 'Ada Byron', contact: 'ada@example.com', role: 'owner', joinedAt: AT, isYou: true },
  { id: 'm2', name: 'Bo Lind', contact: 'bo@example.com', role: 'staff', joinedAt: null, isYou: false },
];
const plan: BusinessPlan = {
  businessId: 'b1',
  plan: 'pro',
  inForce: 'pro',
  standing: 'active',
  monthlyPriceMinor: 2900,
  trial: null,
  month: null,
  nextCharge: null,
  balanceMinor: 0,
  currency: 'USD',
  timeZone: 'UTC',
  collection: 'beta',
};
const sessions = [
  { id: 's1', device: 'Chrome on Windows', startedAt: AT, lastSeenAt: AT, isThis: true },
  { id: 's2', device: 'Safari on iPhone', startedAt: AT, lastSeenAt: AT, isThis: false },
];
const ended = {
  status: 401,
  json: { type: 'about:blank', title: 'Please sign in again', status: 401, code: 'accounts.session_ended' },
};

let fake: ReturnType<typeof fakeApi>;
beforeEach(noteOwnerSignedIn);
afterEach(() => {
  fake.restore();
  forgetOwnerSession();
});

function open(who: Account, answers: Parameters<typeof fakeApi>[0] = {}) {
  fake = fakeApi({
    'GET /api/account': { json: who },
    'GET /api/account/sessions': { json: { sessions } },
    'GET /api/account/businesses/b1/plan': { json: plan },
    'GET /api/account/businesses/b1/ledger?limit=10': {
      json: { items: [], next: null, total: 0, totalIsCapped: false },
    },
    'GET /api/account/businesses/b1/members': {
      json: {
        members: members.map((member) => ({
          ...member,
          isYou: (member.role === 'owner') === (who.businesses[0]?.role === 'owner'),
        })),
      },
    },
    ...answers,
  });
  const host = fakeHost();
  return Object.assign(
    host,
    renderWithProviders([{ path: '/account', element: <AccountPage host={host} /> }], '/account'),
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const called = () =>
  fake.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, ...(body === undefined ? [] : [body])]);

test('an owner invites, changes roles and removes', async () => {
  const page = open(account('owner'), {
    'POST /api/account/businesses/b1/members': { status: 201, json: members[1] },
    'PUT /api/account/businesses/b1/members/m2': { json: members[1] },
    'DELETE /api/account/businesses/b1/members/m2': { status: 204 },
  });
  await screen.findByText('Bo Lind');
  // The only owner stays.
  expect(screen.queryByRole('button', { name: 'Leave this team' })).toBeNull();
  await press('Invite somebody');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Cy Dahl' } });
  fireEvent.change(dialog.getByLabelText('Email or phone number'), { target: { value: 'cy@example.com' } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Send invitation' })));
  await act(async () => fireEvent.change(screen.getByLabelText('Role of Bo Lind'), { target: { value: 'owner' } }));
  await press('Remove Bo Lind');
  await act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' })));
  expect(called()).toEqual([
    [
      'POST',
      '/api/account/businesses/b1/members',
      { name: 'Cy Dahl', contact: 'cy@example.com', role: 'staff', manages: false },
    ],
    ['PUT', '/api/account/businesses/b1/members/m2', { role: 'owner' }],
    ['DELETE', '/api/account/businesses/b1/members/m2'],
  ]);
  expect(page.toasts.map(({ title }) => title)).toEqual(['Invitation sent', 'Role changed', 'Removed from the team']);
});

test('staff sees who is in the team and can leave it, and nothing to change it with', async () => {
  open(account('staff'));
  await screen.findByText('Bo Lind');
  screen.getByRole('button', { name: 'Leave this team' });
  for (const name of [
    /^Invite/,
    /^Remove (Ada|Bo)/,
    /^Send again/,
    /^Add a location/,
    /^Edit Harbor/,
    /^Change Lavagna/,
    /^Change plan/,
  ])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull();
});

test('this session is marked, and every other one can be ended', async () => {
  open(account('owner'), {
    'DELETE /api/account/sessions/s2': { status: 204 },
    'POST /api/account/sessions/end-others': { status: 204 },
  });
  await screen.findByText('This device');
  expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull();
  await press('Sign out Safari on iPhone');
  await press('Sign out all other devices');
  expect(called()).toEqual([
    ['DELETE', '/api/account/sessions/s2'],
    ['POST', '/api/account/sessions/end-others'],
  ]);
});

test('a contact can be removed while another one is confirmed', async () => {
  open(account('owner'));
  await screen.findByText('(207) 555-0142');
  screen.getByRole('button', { name: 'Remove (207) 555-0142' });
  expect(screen.queryByRole('button', { name: 'Remove ada@example.com' })).toBeNull();
});

test('a further contact is added by the code that was sent there; a wrong one says so, and another can be typed', async () => {
  const more = { id: 'c3', kind: 'email', value: 'ada@lavagna.example', confirmed: true } as const;
  const page = open(account('owner'), {
    'POST /api/account/contacts': { status: 202, json: { channel: 'email', validMinutes: 15 } },
    'POST /api/account/contacts/confirm': ({ body }) =>
      (body as { code: string }).code === '042137'
        ? { json: account('owner', { contacts: [EMAIL, more, PHONE] }) }
        : {
            status: 422,
            json: {
              type: 'about:blank',
              title: 'Code not valid',
              status: 422,
              code: 'accounts.confirmation_wrong',
              detail: 'That code is not right.',
            },
          },
  });
  await screen.findByText('(207) 555-0142');
  await press('Add an email or phone');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Email or phone number'), { target: { value: ' ada@lavagna.example ' } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Send me a code' })));
  await dialog.findByText('We have sent a code to ada@lavagna.example. It works once, for 15 minutes.');
  await act(async () => fireEvent.change(dialog.getByLabelText('Code'), { target: { value: '111111' } }));
  await dialog.findByText('That code is not right.');
  await act(async () => fireEvent.change(dialog.getByLabelText('Code'), { target: { value: '042-137' } }));
  await screen.findByText('ada@lavagna.example');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.toasts.map(({ title }) => title)).toEqual(['Contact confirmed']);
  expect(called().at(-1)).toEqual([
    'POST',
    '/api/account/contacts/confirm',
    { contact: 'ada@lavagna.example', code: '042137' },
  ]);
});

test('a contact that nobody has confirmed is confirmed by a code, without being typed again', async () => {
  open(account('owner'), { 'POST /api/account/contacts': { status: 202, json: { channel: 'sms', validMinutes: 15 } } });
  await screen.findByText('(207) 555-0142');
  await press('Confirm (207) 555-0142');
  await act(async () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send me a code' })),
  );
  expect(called()).toEqual([['POST', '/api/account/contacts', { contact: '+12075550142' }]]);
});

test('one’s own name, and name and number of one’s business, can be changed', async () => {
  const page = open(account('owner'), {
    'PUT /api/account': { json: account('owner', { name: 'Ada Lovelace' }) },
    'PUT /api/account/businesses/b1': { json: account('owner').businesses[0] },
  });
  await screen.findByText('Bo Lind');
  await press('Change Ada Byron');
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText('Name'), { target: { value: ' Ada Lovelace ' } });
  await press('Save');
  await press('Change Lavagna');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Phone'), { target: { value: 'none' } });
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText('Phone'), { target: { value: '207 555 0161' } });
  fireEvent.change(dialog.getByLabelText('Business name'), { target: { value: 'Osteria' } });
  await press('Save');
  expect(called()).toEqual([
    ['PUT', '/api/account', { name: 'Ada Lovelace' }],
    ['PUT', '/api/account/businesses/b1', { name: 'Osteria', phone: '207 555 0161' }],
  ]);
  expect(page.toasts.map(({ title }) => title)).toEqual(['Name changed', 'Business saved']);
});

test('the language of our messages is chosen, or that of the pages', async () => {
  const languages = { chosen: null, ofPages: 'fr' };
  const page = open(account('owner', { languages }), {
    'PUT /api/account/language': { json: account('owner', { languages: { ...languages, chosen: 'it' } }) },
  });
  await screen.findByText('As your pages: French');
  await press('Change the language of our messages');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Language'), { target: { value: 'it' } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })));
  expect(called()).toEqual([['PUT', '/api/account/language', { language: 'it' }]]);
  expect(page.toasts.map(({ title }) => title)).toEqual(['Language saved']);
});

test('closing names the orders under way, needs the word, and leads to the receipt', async () => {
  const page = open(account('owner'), {
    'GET /api/account/open-orders': {
      json: { businesses: [{ id: 'b1', name: 'Lavagna', total: 3, numbers: ['K1', 'K2'] }] },
    },
    'POST /api/account/close': {
      json: { receipt: 'r1', closedAt: AT, goneAt: AT, reopenedAt: null, removedAt: null, removed: null },
    },
  });
  await screen.findByText('Bo Lind');
  await press('Close account');
  const dialog = within(screen.getByRole('dialog'));
  const close = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Close account' });
  expect(close().disabled).toBe(true);
  await dialog.findByText('Lavagna: 3 orders are under way, such as K1, K2.');
  fireEvent.change(dialog.getByLabelText('Type “close” to go on'), { target: { value: 'Close' } });
  await act(async () => fireEvent.click(close()));
  await waitFor(() => expect(page.location()).toBe('/account/closed/r1'));
  expect(called()).toEqual([['POST', '/api/account/close', { confirm: 'close' }]]);
});

test('a closed account can be taken back', async () => {
  open(account('owner', { closesAt: '2026-04-01T12:00:00.000Z' }), {
    'POST /api/account/reopen': { json: account('owner') },
  });
  await screen.findByText(/^Your account is closed/);
  expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
  await press('Take it back');
  expect(called()).toEqual([['POST', '/api/account/reopen']]);
});

test('whoever is not signed in, signs in first', async () => {
  forgetOwnerSession();
  const page = open(account('owner'));
  await waitFor(() => expect(page.location()).toBe('/sign-in'));
  expect(fake.calls).toEqual([]);
});

test('a session that was ended elsewhere leads to the sign-in with the next press', async () => {
  const page = open(account('owner'), {
    'POST /api/account/sessions/end-others': ended,
    'POST /api/account/refresh': ended,
  });
  await screen.findByText('This device');
  await press('Sign out all other devices');
  await waitFor(() => expect(page.location()).toBe('/sign-in'));
});
