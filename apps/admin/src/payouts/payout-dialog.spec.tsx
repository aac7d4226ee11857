/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PayoutDialog, type RecordedReward } from './payout-dialog';

const WAITING: RecordedReward = {
  referralId: 'r1',
  referrerEmail: 'grace@example.com',
  rewardMinor: 10_000,
  state: 'waiting',
  record: null,
};
const PAID: RecordedReward = {
  ...WAITING,
  state: 'paid',
  record: {
    method: 'paypal',
    reference: 'PP-1',
    note: '',
    amountMinor: 10_000,
    at: '2026-11-20T10:00:00.000Z',
    staffId: 's1',
    by: 'Ada Byron',
  },
};

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const record = () => fireEvent.click(screen.getByRole('button', { name: 'Record' }));
const sent = () => fake.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

let fake: ReturnType<typeof fakeApi>;
function open(payout: RecordedReward) {
  fake = fakeApi({
    'GET /api/admin/payouts/r1/entries': { json: { entries: [] } },
    'PUT /api/admin/payouts/r1': { status: 503, json: {} },
  });
  const host = fakeHost();
  renderWithProviders([
    { path: '/', element: <PayoutDialog host={host} payout={payout} refresh={[]} onClose={() => undefined} /> },
  ]);
  return host;
}
afterEach(() => fake.restore());

test('what was paid needs its method and its reference', async () => {
  const host = open(WAITING);
  type(/^Paid by/, 'paypal');
  record();
  await waitFor(() => expect(host.toasts.at(-1)?.description).toBe('Please tell how it was paid, and its reference'));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Reference/));
  type(/^Reference/, ' PP-7 ');
  record();
  await waitFor(() => expect(sent()).toEqual([{ state: 'paid', note: '', method: 'paypal', reference: 'PP-7' }]));
});

test('what is declined needs neither', async () => {
  open(WAITING);
  fireEvent.click(screen.getByLabelText('It is declined'));
  expect(screen.queryByLabelText(/^Reference/)).toBeNull();
  record();
  await waitFor(() => expect(sent()).toEqual([{ state: 'declined', note: '' }]));
});

test('a record is taken back for a reason', async () => {
  const host = open(PAID);
  fireEvent.click(screen.getByRole('radio', { checked: false }));
  record();
  await waitFor(() => expect(host.toasts.at(-1)?.description).toBe('Please tell why the record is taken back'));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Note/));
  type(/^Note/, 'Came back');
  record();
  await waitFor(() => expect(sent()).toEqual([{ state: 'open', note: 'Came back' }]));
});
