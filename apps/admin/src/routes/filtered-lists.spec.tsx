/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { InboxTab } from '../features/answer-inbox/inbox-tab';
import { LedgerList } from '../features/follow-payments/ledger-list';
import { PayoutList } from '../features/follow-payments/payout-list';
import { EmployeesTab } from '../features/manage-employees/employees-tab';
import { AuditTab } from '../features/read-audit-log/audit-tab';
import { ReferralList } from '../features/run-referrals/referral-list';
import { NotificationList } from '../features/watch-operations/notification-list';
import { listOf, profileOf } from '../testing/answers.factory';
import { setTablesFit } from '../testing/window-width';

const host = fakeHost();
const role = 'super_admin';
let fake: ReturnType<typeof fakeApi>;

beforeEach(() => setTablesFit(true));
afterEach(() => fake.restore());

test.each<[string, ReactNode, string, string]>([
  ['charges and credits', <LedgerList host={host} />, '/api/admin/ledger', 'kind=month'],
  ['payouts', <PayoutList host={host} role={role} />, '/api/admin/payouts', 'search=zzz'],
  ['referrals', <ReferralList host={host} role={role} />, '/api/admin/referrals', 'search=zzz'],
  ['messages', <NotificationList host={host} role={role} />, '/api/admin/notifications', 'channel=sms'],
  ['the inbox', <InboxTab host={host} role={role} />, '/api/admin/contact-messages', 'search=zzz'],
  ['the audit log', <AuditTab host={host} role={role} />, '/api/admin/audit-log', 'actor=zzz'],
  ['employees', <EmployeesTab host={host} role={role} />, '/api/admin/employees', 'search=zzz'],
])('filters of %s that leave nothing can be cleared', async (_, element, path, filter) => {
  fake = fakeApi({
    'GET /api/admin/profile': profileOf(),
    [`GET ${path}`]: listOf([]),
    [`GET ${path}?${filter}`]: listOf([]),
  });
  renderWithProviders([{ path: '/', element }], `/?${filter}`);
  await screen.findByRole('heading', { name: 'Nothing found' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nothing found' })).toBeNull());
  await waitFor(() => expect(fake.calls.some((call) => call.path === path)).toBe(true));
});
