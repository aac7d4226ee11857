import type { HostV1, StaffRole } from '@chalkboard/contracts';
import { mayStaff } from '@chalkboard/web-kit';
import { Views } from '../../layout/views';
import { texts } from '../../texts';
import { DeadLetters } from './dead-letters';
import { NotificationList } from './notification-list';
import { SystemState } from './system-state';

const t = texts.operations;

/** What the platform does by itself, and where it needs somebody. */
export function OperationsTab({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  return (
    <Views
      label={t.viewsLabel}
      views={[
        ...(mayStaff(role, 'notifications.read')
          ? [
              {
                value: 'notifications',
                label: t.views.notifications,
                content: <NotificationList host={host} role={role} />,
              },
            ]
          : []),
        ...(mayStaff(role, 'dead-letters.read')
          ? [{ value: 'dead-letters', label: t.views.deadLetters, content: <DeadLetters host={host} role={role} /> }]
          : []),
        ...(mayStaff(role, 'operations.read')
          ? [{ value: 'state', label: t.views.state, content: <SystemState /> }]
          : []),
      ]}
    />
  );
}
