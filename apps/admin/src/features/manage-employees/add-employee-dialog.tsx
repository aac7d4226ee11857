import type { HostV1, StaffRole } from '@chalkboard/contracts';
import { EMPLOYEE_ROLES, MANAGED_ROLES, type EmployeeRole } from '@chalkboard/contracts/staff-rights';
import { Field, Select, TextInput } from '@chalkboard/ui';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../layout/form-dialog';
import { given } from '../../layout/form-rules';
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
  const { register, handleSubmit, reset } = useForm({ defaultValues: NOBODY });
  const leave = () => {
    reset();
    onClose();
  };
  const add = useChange(host, {
    run: addEmployee,
    done: t.created,
    failed: t.createFailed,
    refresh: [[EMPLOYEES]],
    onDone: leave,
  });
  const submit = handleSubmit(
    ({ email, firstName, lastName, role: chosen, password }) =>
      chosen &&
      add.mutate({
        email: email.trim(),
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        role: chosen,
        password,
      }),
    () => host.toast({ ...t.missing, variant: 'destructive' }),
  );
  return (
    <FormDialog
      open={open}
      title={t.add}
      description={t.addText}
      action={add.isPending ? t.adding : t.add}
      pending={add.isPending}
      onSubmit={() => void submit()}
      onClose={leave}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t.firstName} required>
          <TextInput {...register('firstName', given)} maxLength={100} autoComplete="off" />
        </Field>
        <Field label={t.lastName} required>
          <TextInput {...register('lastName', given)} maxLength={100} autoComplete="off" />
        </Field>
      </div>
      <Field label={t.email} required>
        <TextInput
          {...register('email', given)}
          type="email"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
        />
      </Field>
      <Field label={t.role} required>
        <Select {...register('role', { required: true })}>
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
        <PasswordInput {...register('password', { required: true })} autoComplete="new-password" />
      </Field>
    </FormDialog>
  );
}
