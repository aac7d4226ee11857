/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { AdminPayoutEntries } from '@chalkboard/contracts';
import { fakeApi, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { PayoutEntries } from './payout-entries';

const PAID: AdminPayoutEntries = {
  entries: [
    {
      number: 1,
      kind: 'paid',
      amountMinor: 10_000,
      method: 'paypal',
      reference: 'PP-1',
      note: '',
      by: 'Ada Byron',
      at: '2026-11-20T10:00:00.000Z',
    },
  ],
};

test('what was recorded before and cannot be read is not passed over in silence', async () => {
  let works = false;
  const fake = fakeApi({
    'GET /api/admin/payouts/r1/entries': () => (works ? { json: PAID } : { status: 503, json: {} }),
  });
  renderWithProviders([{ path: '/', element: <PayoutEntries referralId="r1" /> }]);
  await screen.findByRole('alert');
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/PP-1/);
  expect(screen.queryByRole('alert')).toBeNull();
  fake.restore();
});
