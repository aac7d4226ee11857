import type { AdminProfile, HostV1 } from '@chalkboard/contracts';
import { Badge, Button, Field, TextInput } from '@chalkboard/ui';
import { formatDateTime } from '@chalkboard/web-kit';
import { useForm, useWatch } from 'react-hook-form';
import { given } from '../../layout/form-rules';
import { PasswordInput } from '../../layout/password-input';
import { SettingsSection } from '../../layout/settings-section';
import { useChange } from '../../session/use-change';
import { PROFILE_KEY } from '../../session/use-profile';
import { texts } from '../../texts';
import { saveProfile } from './settings-calls';

const t = texts.settings.profile;

/** The own name and e-mail; another e-mail needs the password. */
export function ProfileForm({ host, profile }: { readonly host: HostV1; readonly profile: AdminProfile }) {
  const { register, handleSubmit, control, resetField } = useForm({
    defaultValues: { firstName: profile.firstName, lastName: profile.lastName, email: profile.email, password: '' },
  });
  const otherEmail = useWatch({ control, name: 'email' }).trim() !== profile.email;
  const save = useChange(host, {
    run: saveProfile,
    done: t.saved,
    failed: texts.settings.failed,
    refresh: [PROFILE_KEY],
    onDone: () => resetField('password'),
  });
  const submit = handleSubmit(
    ({ firstName, lastName, email, password }) =>
      save.isPending ||
      save.mutate({
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        ...(otherEmail && { password }),
      }),
    () => host.toast({ ...t.missing, variant: 'destructive' }),
  );
  return (
    <SettingsSection title={t.title} text={t.text}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t.firstName} required>
            <TextInput {...register('firstName', given)} autoComplete="given-name" maxLength={100} />
          </Field>
          <Field label={t.lastName} required>
            <TextInput {...register('lastName', given)} autoComplete="family-name" maxLength={100} />
          </Field>
        </div>
        <Field label={t.email} hint={t.emailHint} required>
          <TextInput
            {...register('email', given)}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={200}
          />
        </Field>
        {otherEmail && (
          <Field label={t.password} hint={t.passwordHint} required>
            <PasswordInput {...register('password', { required: true })} autoComplete="current-password" />
          </Field>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex flex-wrap items-center gap-2 text-small text-quiet">
            {t.role} <Badge>{texts.roles[profile.role]}</Badge>
            {profile.lastLogin && <span>{`${t.lastLogin}: ${formatDateTime(profile.lastLogin)}`}</span>}
          </p>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
