import type { AdminEmployee, StaffRole } from '@chalkboard/contracts';
import { MANAGED_ROLES } from '@chalkboard/contracts/staff-rights';
import { Badge, Button, Dialog, Field, Select } from '@chalkboard/ui';
import { useState } from 'react';
import { texts } from '../../texts';
import { ActivityBadge } from './activity-badge';

const t = texts.employees;

/** What can be changed about somebody: role, whether they may sign in, and a two-factor that they have lost. */
export function ManageDialog({
  employee,
  role,
  pending,
  onRole,
  onActivate,
  onDeactivate,
  onReset,
  onClose,
}: {
  readonly employee: AdminEmployee;
  /** Of who manages. */
  readonly role: StaffRole;
  readonly pending: boolean;
  onRole(role: StaffRole): void;
  onActivate(): void;
  onDeactivate(): void;
  onReset(): void;
  onClose(): void;
}) {
  const [chosen, setChosen] = useState<StaffRole>(employee.role);
  const row = 'flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4';
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={`${employee.firstName} ${employee.lastName}`}
      description={employee.email}
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== employee.role && !pending) onRole(chosen);
        }}
      >
        <Field label={t.role} hint={t.roleHint}>
          <Select name="role" value={chosen} onChange={({ target }) => setChosen(target.value as StaffRole)}>
            {MANAGED_ROLES[role].map((other) => (
              <option key={other} value={other}>
                {texts.roles[other]}
              </option>
            ))}
          </Select>
        </Field>
        <div className="flex justify-end">
          <Button type="submit" disabled={pending || chosen === employee.role}>
            {t.changeRole}
          </Button>
        </div>
      </form>
      <div className={row}>
        <ActivityBadge isActive={employee.isActive} />
        {employee.isActive ? (
          <Button disabled={pending} onClick={onDeactivate}>
            {t.deactivate}
          </Button>
        ) : (
          <Button disabled={pending} onClick={onActivate}>
            {t.activate}
          </Button>
        )}
      </div>
      <div className={row}>
        <span className="flex items-center gap-2 text-small">
          {t.columns.twoFactor} <Badge>{employee.twoFactor ? t.twoFactorOn : t.twoFactorOff}</Badge>
        </span>
        {employee.twoFactor && (
          <Button disabled={pending} onClick={onReset}>
            {t.resetTwoFactor}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
