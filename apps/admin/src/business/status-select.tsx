import type { AdminBusiness, HostV1, StaffRole } from '@chalkboard/contracts';
import { Badge, type BadgeState } from '@chalkboard/ui';
import { mayStaff } from '@chalkboard/web-kit';
import { useState } from 'react';
import { SmallSelect } from '../layout/small-select';
import { useChange } from '../session/use-change';
import { texts } from '../texts';
import { businessAt, BUSINESSES, setStatus, STATS } from './business-calls';
import { RejectDialog } from './reject-dialog';

const t = texts.businesses;
const STATES: Readonly<Record<AdminBusiness['registrationStatus'], BadgeState>> = {
  pending: 'placed',
  approved: 'ready',
  rejected: 'failed',
  incomplete: 'uncertain',
};
/** Incomplete is what a signup is that was left; nobody makes one so. */
const SETTABLE = ['pending', 'approved', 'rejected'] as const;
type Settable = (typeof SETTABLE)[number];

/** Where a registration stands; changed at once by whoever may, but turned down for a reason that is asked for. */
export function StatusSelect({
  host,
  role,
  business,
}: {
  readonly host: HostV1;
  readonly role: StaffRole;
  readonly business: AdminBusiness;
}) {
  const { id, businessName, registrationStatus } = business;
  const [rejecting, setRejecting] = useState(false);
  const change = useChange(host, {
    run: setStatus,
    done: t.statusChanged,
    failed: t.statusFailed,
    refresh: [[BUSINESSES], [businessAt(id)], [STATS]],
    onDone: () => setRejecting(false),
  });
  if (!mayStaff(role, 'businesses.change'))
    return <Badge state={STATES[registrationStatus]}>{texts.registration[registrationStatus]}</Badge>;
  // What was chosen shows while it is sent, and goes back when it is refused.
  const shown = change.isPending ? change.variables.status : registrationStatus;
  const choose = (status: Settable) => (status === 'rejected' ? setRejecting(true) : change.mutate({ id, status }));
  return (
    <>
      <SmallSelect
        aria-label={t.statusOf(businessName)}
        value={shown}
        disabled={registrationStatus === 'incomplete' || change.isPending}
        onChange={({ target }) => choose(target.value as Settable)}
      >
        {registrationStatus === 'incomplete' && <option value="incomplete">{texts.registration.incomplete}</option>}
        {SETTABLE.map((status) => (
          <option key={status} value={status}>
            {texts.registration[status]}
          </option>
        ))}
      </SmallSelect>
      {rejecting && (
        <RejectDialog
          host={host}
          businesses={[business]}
          pending={change.isPending}
          onConfirm={(reason) => change.mutate({ id, status: 'rejected', ...reason })}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
