import type { AdminProfile, HostV1 } from '@chalkboard/contracts';
import { Badge, Button, Field, TextInput } from '@chalkboard/ui';
import { formatDateTime } from '@chalkboard/web-kit';
import { useState } from 'react';
import { PasswordInput } from '../../layout/password-input';
import { SettingsSection } from '../../layout/settings-section';
import { useChange } from '../../session/use-change';
import { PROFILE_KEY } from '../../session/use-profile';
import { texts } from '../../texts';
import { saveProfile } from './settings-calls';

const t = texts.settings.profile;

/** The own name and e-mail; another e-mail needs the password. */
export function ProfileForm({ host, profile }: { readonly host: HostV1; readonly profile: AdminProfile }) {
  const [firstName, setFirstName] = useState(profile.firstName);
  const [lastName, setLastName] = useState(profile.lastName);
  const [email, setEmail] = useState(profile.email);
  const [password, setPassword] = useState('');
  const otherEmail = email.trim() !== profile.email;
  const save = useChange(host, {
    run: saveProfile,
    done: t.saved,
    failed: texts.settings.failed,
    refresh: [PROFILE_KEY],
    onDone: () => setPassword(''),
  });
  return (
    <SettingsSection title={t.title} text={t.text}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!firstName.trim() || !lastName.trim() || !email.trim() || (otherEmail && !password))
            return host.toast({ ...t.missing, variant: 'destructive' });
          if (!save.isPending)
            save.mutate({
              firstName: firstName.trim(),
              lastName: lastName.trim(),
              email: email.trim(),
              ...(otherEmail && { password }),
            });
        }}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t.firstName} required>
            <TextInput
              name="firstName"
              autoComplete="given-name"
              value={firstName}
              onChange={({ target }) => setFirstName(target.value)}
              maxLength={100}
            />
          </Field>
          <Field label={t.lastName} required>
            <TextInput
              name="lastName"
              autoComplete="family-name"
              value={lastName}
              onChange={({ target }) => setLastName(target.value)}
              maxLength={100}
            />
          </Field>
        </div>
        <Field label={t.email} hint={t.emailHint} required>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            maxLength={200}
          />
        </Field>
        {otherEmail && (
          <Field label={t.password} hint={t.passwordHint} required>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
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
