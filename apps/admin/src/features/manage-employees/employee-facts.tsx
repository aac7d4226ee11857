import type { AdminEmployee } from '@chalkboard/contracts';
import { Badge } from '@chalkboard/ui';
import { formatDateTime } from '@chalkboard/web-kit';
import type { Column } from '../../lists/column';
import { texts } from '../../texts';
import { ActivityBadge } from './activity-badge';

const t = texts.employees;

export const nameOf = ({ firstName, lastName }: AdminEmployee) => `${firstName} ${lastName}`;

/** The columns that say who somebody is. */
export function employeeFacts(isOwn: (employee: AdminEmployee) => boolean): readonly Column<AdminEmployee>[] {
  return [
    {
      name: t.columns.name,
      width: 'max-w-60',
      cell: (employee) => (
        <span className="flex items-center gap-2">
          <span className="truncate">{nameOf(employee)}</span>
          {isOwn(employee) && <Badge>{t.you}</Badge>}
        </span>
      ),
    },
    { name: t.columns.email, width: 'max-w-64', cell: ({ email }) => email },
    {
      name: t.columns.role,
      brief: ({ role: has }) => texts.roles[has],
      cell: (employee) => <Badge>{texts.roles[employee.role]}</Badge>,
    },
    {
      name: t.columns.active,
      brief: ({ isActive }) => (isActive ? t.statuses.active : t.statuses.inactive),
      cell: ({ isActive }) => <ActivityBadge isActive={isActive} />,
    },
    {
      name: t.columns.lastLogin,
      cell: ({ lastLogin }) => (lastLogin ? formatDateTime(lastLogin) : t.never),
    },
    { name: t.columns.twoFactor, cell: ({ twoFactor }) => (twoFactor ? t.twoFactorOn : t.twoFactorOff) },
  ];
}
