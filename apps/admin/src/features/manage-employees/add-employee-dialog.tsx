import type { HostV1, StaffRole } from '@chalkboard/contracts';
import { EMPLOYEE_ROLES, MANAGED_ROLES, type EmployeeRole } from '@chalkboard/contracts/staff-rights';
import { Field, Select, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { PasswordInput } from '../../layout/password-input';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';
import { addEmployee, EMPLOYEES } from './employee-calls';

const t = texts.employees;
const NOBODY = { email: '', firstName: '', lastName: '', role: '' as EmployeeRole | '', password: '' };

/** Who is to be let in, and as what; an admin adds no admins. */
export function AddEmployeeDialog({
  host,
  role,
  open,
  onClose,
}: {
  readonly host: HostV1;
  readonly role: StaffRole;
  readonly open: boolean;
  onClose(): void;
}) {
  const [employee, setEmployee] = useState(NOBODY);
  const change = (part: Partial<typeof NOBODY>) => setEmployee({ ...employee, ...part });
  const leave = () => {
    setEmployee(NOBODY);
    onClose();
  };
  const add = useChange(host, {
    run: addEmployee,
    done: t.created,
    failed: t.createFailed,
    refresh: [[EMPLOYEES]],
    onDone: leave,
  });
  const submit = () => {
    const { email, firstName, lastName, role: chosen, password } = employee;
    if (!email.trim() || !firstName.trim() || !lastName.trim() || !chosen || !password)
      return host.toast({ ...t.missing, variant: 'destructive' });
    add.mutate({ email: email.trim(), firstName: firstName.trim(), lastName: lastName.trim(), role: chosen, password });
  };
  return (
    <FormDialog
      open={open}
      title={t.add}
      description={t.addText}
      action={add.isPending ? t.adding : t.add}
      pending={add.isPending}
      onSubmit={submit}
      onClose={leave}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t.firstName} required>
          <TextInput
            name="firstName"
            value={employee.firstName}
            onChange={({ target }) => change({ firstName: target.value })}
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Field label={t.lastName} required>
          <TextInput
            name="lastName"
            value={employee.lastName}
            onChange={({ target }) => change({ lastName: target.value })}
            maxLength={100}
            autoComplete="off"
          />
        </Field>
      </div>
      <Field label={t.email} required>
        <TextInput
          name="email"
          type="email"
          value={employee.email}
          onChange={({ target }) => change({ email: target.value })}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
        />
      </Field>
      <Field label={t.role} required>
        <Select
          name="role"
          value={employee.role}
          onChange={({ target }) => change({ role: target.value as EmployeeRole })}
        >
          <option value="" disabled>
            {t.chooseRole}
          </option>
          {EMPLOYEE_ROLES.filter((other) => MANAGED_ROLES[role].includes(other)).map((other) => (
            <option key={other} value={other}>
              {texts.roles[other]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.password} hint={t.passwordHint} required>
        <PasswordInput
          name="password"
          value={employee.password}
          onChange={({ target }) => change({ password: target.value })}
          autoComplete="new-password"
        />
      </Field>
    </FormDialog>
  );
}
