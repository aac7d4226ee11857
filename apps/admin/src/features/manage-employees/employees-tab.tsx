import type { AdminEmployee, HostV1, StaffRole } from '@chalkboard/contracts';
import { listEmployeesRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { MANAGED_ROLES } from '@chalkboard/contracts/staff-rights';
import { Button } from '@chalkboard/ui';
import { useFilters } from '@chalkboard/web-kit';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import { DataList, type Column } from '../../lists/data-list';
import { FilterBar } from '../../lists/filter-bar';
import { filterControls } from '../../lists/filter-controls';
import { FilterSelect } from '../../lists/filter-select';
import { SearchField } from '../../lists/search-field';
import { useStaffList } from '../../lists/use-staff-list';
import { useChange } from '../../session/use-change';
import { useProfile } from '../../session/use-profile';
import { texts } from '../../texts';
import { AddEmployeeDialog } from './add-employee-dialog';
import { EMPLOYEES, removeEmployee, resetTwoFactor, setActive, setRole } from './employee-calls';
import { employeeFacts, nameOf } from './employee-facts';
import { ManageDialog } from './manage-dialog';

const t = texts.employees;

/** What is asked about before it is done. */
interface Question {
  readonly what: 'deactivate' | 'remove' | 'resetTwoFactor';
  readonly employee: AdminEmployee;
}

/** The platform's own staff: who there is, and for whom somebody may manage them, how to change that. */
export function EmployeesTab({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const [filters, setFilters] = useFilters(['search', 'role', 'status']);
  const { field, onClear } = filterControls(filters, setFilters);
  const list = useStaffList(listEmployeesRoute, { query: filters });
  const { data: profile } = useProfile();
  const [adding, setAdding] = useState(false);
  const [managed, setManaged] = useState<AdminEmployee>();
  const [question, setQuestion] = useState<Question>();
  const closeAll = () => {
    setManaged(undefined);
    setQuestion(undefined);
  };
  const ask = (what: Question['what'], employee: AdminEmployee) => {
    setManaged(undefined);
    setQuestion({ what, employee });
  };
  const common = { refresh: [[EMPLOYEES]], failed: t.changeFailed, onDone: closeAll };
  const activity = useChange(host, {
    ...common,
    run: setActive,
    done: ({ isActive }) => (isActive ? t.activated : t.deactivated),
  });
  const roles = useChange(host, {
    ...common,
    run: setRole,
    done: (employee) => t.roleChanged(nameOf(employee), texts.roles[employee.role]),
  });
  const removal = useChange(host, { ...common, run: removeEmployee, failed: t.removeFailed, done: t.removed });
  const reset = useChange(host, { ...common, run: resetTwoFactor, done: t.resetDone });
  const pending = activity.isPending || roles.isPending || removal.isPending || reset.isPending;

  const isOwn = ({ email }: AdminEmployee) => email === profile?.email;

  const columns: readonly Column<AdminEmployee>[] = [
    ...employeeFacts(isOwn),
    {
      name: t.columns.actions,
      hideName: true,
      isControl: true,
      align: 'right',
      cell: (employee) =>
        MANAGED_ROLES[role].includes(employee.role) && (
          <span className="inline-flex gap-1">
            {!isOwn(employee) && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t.manageNamed(nameOf(employee))}
                onClick={() => setManaged(employee)}
              >
                {t.manage}
              </Button>
            )}
            {/* Of oneself as well: the server refuses the last super admin, and says so. */}
            <Button
              variant="quiet"
              size="small"
              disabled={pending}
              aria-label={t.removeNamed(nameOf(employee))}
              onClick={() => setQuestion({ what: 'remove', employee })}
            >
              {t.remove}
            </Button>
          </span>
        ),
    },
  ];

  const asked =
    question &&
    { deactivate: t.confirmDeactivate, remove: t.confirmRemove, resetTwoFactor: t.confirmReset }[question.what](
      nameOf(question.employee),
    );
  const confirm = () => {
    if (!question) return;
    const { what, employee } = question;
    if (what === 'remove') removal.mutate(employee.id);
    else if (what === 'resetTwoFactor') reset.mutate(employee.id);
    else activity.mutate({ id: employee.id, isActive: false });
  };

  return (
    <section aria-label={t.label}>
      <FilterBar
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            <UserPlus aria-hidden />
            {t.add}
          </Button>
        }
      >
        <SearchField label={t.search} placeholder={t.searchHint} {...field('search')} />
        <FilterSelect label={t.role} all={t.allRoles} options={texts.roles} {...field('role')} />
        <FilterSelect label={t.status} all={t.allStatuses} options={t.statuses} {...field('status')} />
      </FilterBar>
      <DataList
        label={t.label}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ ...t.empty, icon: <Users aria-hidden strokeWidth={1.4} /> }}
        onClear={onClear}
      />
      {managed && (
        <ManageDialog
          employee={managed}
          role={role}
          pending={pending}
          onRole={(chosen) => roles.mutate({ id: managed.id, role: chosen })}
          onActivate={() => activity.mutate({ id: managed.id, isActive: true })}
          onDeactivate={() => ask('deactivate', managed)}
          onReset={() => ask('resetTwoFactor', managed)}
          onClose={() => setManaged(undefined)}
        />
      )}
      <AddEmployeeDialog host={host} role={role} open={adding} onClose={() => setAdding(false)} />
      <ConfirmDialog
        open={asked !== undefined}
        title={asked?.title ?? ''}
        text={asked?.text ?? ''}
        action={asked?.action ?? ''}
        pending={pending}
        onConfirm={confirm}
        onClose={() => setQuestion(undefined)}
      />
    </section>
  );
}
