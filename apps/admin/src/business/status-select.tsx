import type { AdminBusiness, HostV1, StaffRole } from '@chalkboard/contracts';
import { Badge, type BadgeState } from '@chalkboard/ui';
import { mayStaff } from '@chalkboard/web-kit';
import { SmallSelect } from '../layout/small-select';
import { useChange } from '../session/use-change';
import { texts } from '../texts';
import { businessAt, BUSINESSES, setStatus, STATS } from './business-calls';

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

/** Where a registration stands; changed at once by whoever may. */
export function StatusSelect({
  host,
  role,
  business: { id, businessName, registrationStatus },
}: {
  readonly host: HostV1;
  readonly role: StaffRole;
  readonly business: AdminBusiness;
}) {
  const change = useChange(host, {
    run: setStatus,
    done: t.statusChanged,
    failed: t.statusFailed,
    refresh: [[BUSINESSES], [businessAt(id)], [STATS]],
  });
  if (!mayStaff(role, 'businesses.change'))
    return <Badge state={STATES[registrationStatus]}>{texts.registration[registrationStatus]}</Badge>;
  // What was chosen shows while it is sent, and goes back when it is refused.
  const shown = change.isPending ? change.variables.status : registrationStatus;
  return (
    <SmallSelect
      aria-label={t.statusOf(businessName)}
      value={shown}
      disabled={registrationStatus === 'incomplete' || change.isPending}
      onChange={({ target }) => change.mutate({ id, status: target.value as Settable })}
    >
      {registrationStatus === 'incomplete' && <option value="incomplete">{texts.registration.incomplete}</option>}
      {SETTABLE.map((status) => (
        <option key={status} value={status}>
          {texts.registration[status]}
        </option>
      ))}
    </SmallSelect>
  );
}
