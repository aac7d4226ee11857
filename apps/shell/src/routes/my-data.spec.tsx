/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { ErasureReceipt, PrivacyAccount } from '@chalkboard/contracts';
import { fakeApi, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import MyDataPage from './my-data';

const AT = '2026-11-21T18:00:00.000Z';
const REQUEST = '7d1f0c52-3c1e-4b53-9d2a-5f0e8a3b6c11';
const SENT = { requestId: REQUEST, channel: 'sms', validMinutes: 15 };
const ACCOUNT: PrivacyAccount = {
  contact: { kind: 'phone', value: '+15035550177' },
  openUntil: AT,
  orders: 2,
  open: [{ orderNumber: 'K7F4M', restaurantName: 'Osteria Lucia', goneBy: AT }],
  messages: 5,
  stoppedSince: AT,
  reviews: 1,
  contactMessages: 0,
  votes: 0,
  referrals: 1,
  referralLinks: 0,
};
const RECEIPT: ErasureReceipt = {
  receipt: 'abc',
  requestedAt: AT,
  doneAt: AT,
  removed: [
    { service: 'ordering', what: 'orders', count: 2 },
    { service: 'notify', what: 'stops', count: 0 },
  ],
  waiting: 0,
  waitingUntil: null,
};
const REFUSED = (detail: string) => ({
  status: 422,
  json: { type: 'about:blank', title: 'No', status: 422, code: 'privacy.code_wrong', detail },
});

let fake: ReturnType<typeof fakeApi>;
function open(answers: Parameters<typeof fakeApi>[0] = {}, path = '/privacy/my-data') {
  fake = fakeApi({
    'POST /api/privacy/requests': { status: 202, json: SENT },
    [`POST /api/privacy/requests/${REQUEST}/code`]: { status: 204 },
    'GET /api/privacy/account': { json: ACCOUNT },
    ...answers,
  });
  return renderWithProviders([{ path: '/privacy/my-data', element: <MyDataPage /> }], path);
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** As far as what is kept. */
async function prove() {
  type(/E-mail address or phone number/, ' (503) 555-0177 ');
  click('Send code');
  await screen.findByRole('heading', { name: 'Enter the code' });
  type(/^Code/, '042 137');
  click('Show my data');
  await screen.findByRole('heading', { name: 'What we keep' });
}
afterEach(() => (fake.restore(), sessionStorage.clear()));

test('nothing is asked of the server before somebody types', () => {
  open();
  click('Send code');
  expect(screen.getByText('Please enter your e-mail address or phone number.')).toBeTruthy();
  expect(fake.calls).toEqual([]);
});

test('a code proves whose data it is; then it is counted, can be fetched, and what is open says when it goes', async () => {
  open();
  await prove();
  expect(fake.calls.map(({ body }) => body).slice(0, 2)).toEqual([
    { contact: '(503) 555-0177', language: 'en' },
    { code: '042137' },
  ]);
  expect(document.activeElement?.textContent).toBe('What we keep');
  expect(screen.getByRole('link', { name: 'Download a copy' }).getAttribute('href')).toBe('/api/privacy/export');
  expect(screen.getByText(/Order K7F4M at Osteria Lucia: erased once it has ended/)).toBeTruthy();
  expect(screen.getByText(/stopped since/)).toBeTruthy();
});

test('a wrong code says so beside its field, and six digits are needed', async () => {
  open({ [`POST /api/privacy/requests/${REQUEST}/code`]: REFUSED('That code is not right.') });
  type(/E-mail address/, 'ada@example.com');
  click('Send code');
  await screen.findByRole('heading', { name: 'Enter the code' });
  type(/^Code/, '04');
  click('Show my data');
  expect(screen.getByText('Please enter all six digits.')).toBeTruthy();
  type(/^Code/, '000000');
  click('Show my data');
  await screen.findByText('That code is not right.');
  expect(screen.getByLabelText(/^Code/).getAttribute('aria-invalid')).toBe('true');
});

test('erases after asking once, keeps STOP where that is wished, and shows the receipt', async () => {
  const page = open({
    'POST /api/privacy/erasures': { status: 202, json: { receipt: 'abc' } },
    'GET /api/privacy/erasures/abc': { json: RECEIPT },
  });
  await prove();
  click('Erase my data');
  expect(screen.getByText('Rewards for referrals that are not paid yet are given up.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /wants no texts/ }));
  click('Yes, erase it');
  await screen.findByRole('heading', { name: 'Your receipt' });
  expect(fake.calls.find(({ path }) => path === '/api/privacy/erasures')?.body).toEqual({ keepStop: true });
  expect(page.location()).toBe('/privacy/my-data');
  await screen.findByText(/Your data was erased on/);
  expect(screen.getByText('Orders that name nobody any more')).toBeTruthy();
  expect(screen.queryByText('STOP replies')).toBeNull();
});

const PROBLEM = (status: number, detail: string) => ({
  status,
  json: { type: 'about:blank', title: 'No', status, code: 'test.refused', detail },
});
const UNKNOWN = /we do not know whether erasing has begun/;

test('while it is erased nothing can be kept any more; what was refused stands in the dialog and is gone when that is opened again', async () => {
  open({ 'POST /api/privacy/erasures': PROBLEM(429, 'Please wait 3 minutes.') });
  await prove();
  click('Erase my data');
  click('Yes, erase it');
  click('Keep my data');
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(await screen.findByText('Please wait 3 minutes.')).toBeTruthy();
  expect(screen.queryByText(UNKNOWN)).toBeNull();
  click('Keep my data');
  expect(screen.queryByRole('dialog')).toBeNull();
  click('Erase my data');
  expect(screen.queryByText('Please wait 3 minutes.')).toBeNull();
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server is away', () => PROBLEM(503, 'Nothing was erased.')],
  ['an answer comes too late', () => ({ status: 504 })],
  ['something breaks', () => PROBLEM(500, 'Nothing you sent was lost.')],
])(
  'when %s nobody knows whether it has begun: that is said until it is known, and asked again the receipt comes',
  async (_, fails) => {
    let times = 0;
    open({
      'POST /api/privacy/erasures': () => (times++ === 0 ? fails() : { status: 202, json: { receipt: 'abc' } }),
      'GET /api/privacy/erasures/abc': { json: RECEIPT },
    });
    await prove();
    click('Erase my data');
    click('Yes, erase it');
    expect((await screen.findByRole('alert')).textContent).toMatch(UNKNOWN);
    expect(screen.queryByText(/Nothing/)).toBeNull();
    // What may be gone cannot be kept by a button.
    expect(screen.queryByRole('button', { name: 'Keep my data' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /wants no texts/ }).hasAttribute('disabled')).toBe(true);
    click('Not now');
    click('Erase my data');
    expect(screen.getByText(UNKNOWN)).toBeTruthy();
    click('Try again');
    await screen.findByRole('heading', { name: 'Your receipt' });
    expect(fake.calls.filter(({ path }) => path === '/api/privacy/erasures').map(({ body }) => body)).toEqual([
      { keepStop: false },
      { keepStop: false },
    ]);
  },
);

test('a refusal after a lost answer does not take back that nobody knows', async () => {
  let times = 0;
  open({
    'POST /api/privacy/erasures': () =>
      times++ === 0 ? PROBLEM(502, 'Away.') : PROBLEM(429, 'Please wait 3 minutes.'),
  });
  await prove();
  click('Erase my data');
  click('Yes, erase it');
  await screen.findByText(UNKNOWN);
  click('Try again');
  const alert = await screen.findByText(/Please wait 3 minutes/);
  expect(alert.textContent).toMatch(UNKNOWN);
});

test('who is too late to erase proves it again, and is told that what was begun goes on', async () => {
  open({ 'POST /api/privacy/erasures': PROBLEM(403, 'Your time here is over.') });
  await prove();
  click('Erase my data');
  click('Yes, erase it');
  await screen.findByText(
    /Please have a new code sent\. Where you asked for your data to be erased, that goes on by itself/,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Whose data is it?' })).toBeTruthy();
  expect(sessionStorage.getItem('my_data_open')).toBeNull();
});

test('a number without its country’s code is asked for with it, beside the field', async () => {
  const detail = 'Please enter the number with its country code, such as +39 333 123 4567.';
  open({
    'POST /api/privacy/requests': {
      status: 400,
      json: {
        type: 'about:blank',
        title: 'Please add the country code',
        status: 400,
        code: 'privacy.country_code_missing',
        detail,
      },
    },
  });
  type(/E-mail address/, '333 123 4567');
  click('Send code');
  await screen.findByText(detail);
  const field = screen.getByLabelText(/E-mail address/);
  expect([field.getAttribute('aria-invalid'), (field as HTMLInputElement).value]).toEqual(['true', '333 123 4567']);
  expect(document.activeElement).toBe(field);
});

test('who looks too often is told so, and can look again later', async () => {
  open({ 'GET /api/privacy/account': PROBLEM(429, 'Please wait.') });
  sessionStorage.setItem('my_data_open', '1');
  type(/E-mail address/, 'ada@example.com');
  click('Send code');
  await screen.findByRole('heading', { name: 'Enter the code' });
  type(/^Code/, '042137');
  click('Show my data');
  await screen.findByText(/more often than we can show it within an hour/);
  expect(sessionStorage.getItem('my_data_open')).toBe('1');
});

test('a reload shows it again, and says when the time is over', async () => {
  sessionStorage.setItem('my_data_open', '1');
  open({
    'GET /api/privacy/account': {
      status: 403,
      json: { type: 'about:blank', title: 'No', status: 403, code: 'privacy.not_proved' },
    },
  });
  await screen.findByText(/Your time here is over/);
  expect(sessionStorage.getItem('my_data_open')).toBeNull();
});

test('who leaves is erased', async () => {
  open({ 'DELETE /api/privacy/account': { status: 204 } });
  await prove();
  click('Done');
  await screen.findByRole('heading', { name: 'Whose data is it?' });
  await waitFor(() => expect(fake.calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/privacy/account' }));
});

test('a receipt tells what still waits', async () => {
  open(
    { 'GET /api/privacy/erasures/abc': { json: { ...RECEIPT, doneAt: null, waiting: 1, waitingUntil: AT } } },
    '/privacy/my-data#receipt=abc',
  );
  await screen.findByText(/but for an order that has not ended\. It follows by itself/);
});

test('where nothing is kept there is nothing to fetch or erase; a link of a referrer is something', async () => {
  const nothing = { ...ACCOUNT, orders: 0, open: [], messages: 0, stoppedSince: null, reviews: 0, referrals: 0 };
  const first = open({ 'GET /api/privacy/account': { json: nothing } });
  await prove();
  expect(screen.getByText(/We find nothing about you by this/)).toBeTruthy();
  expect([
    screen.queryByRole('button', { name: 'Erase my data' }),
    screen.queryByRole('link', { name: 'Download a copy' }),
  ]).toEqual([null, null]);
  first.unmount();
  fake.restore();
  open({ 'GET /api/privacy/account': { json: { ...nothing, referralLinks: 1 } } });
  expect(await screen.findByRole('button', { name: 'Erase my data' })).toBeTruthy();
});

test('a receipt that is not there is said once, and not asked for again', async () => {
  jest.useFakeTimers();
  try {
    open(
      {
        'GET /api/privacy/erasures/abc': {
          status: 404,
          json: {
            type: 'about:blank',
            title: 'Not found',
            status: 404,
            code: 'privacy.receipt_not_found',
            detail: 'There is no receipt of this number.',
          },
        },
      },
      '/privacy/my-data#receipt=abc',
    );
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('There is no receipt of this number.')).toBeTruthy();
    expect(fake.calls).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});
