import type { HostV1, StaffRole } from '@chalkboard/contracts';
import { mayStaff } from '@chalkboard/web-kit';
import { Views } from '../../layout/views';
import { texts } from '../../texts';
import { LedgerList } from './ledger-list';
import { PaymentsOverview } from './payments-overview';
import { PayoutList } from './payout-list';

const t = texts.payments;

/** What plans are charged, and what referrers get. */
export function PaymentsTab({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const plans = mayStaff(role, 'plans.read');
  return (
    <Views
      label={t.viewsLabel}
      views={[
        ...(plans
          ? [
              { value: 'overview', label: t.views.overview, content: <PaymentsOverview /> },
              { value: 'ledger', label: t.views.ledger, content: <LedgerList host={host} /> },
            ]
          : []),
        ...(mayStaff(role, 'payouts.read')
          ? [{ value: 'payouts', label: t.views.payouts, content: <PayoutList host={host} role={role} /> }]
          : []),
      ]}
    />
  );
}
