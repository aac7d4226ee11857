import type { HostV1 } from '@chalkboard/contracts';
import { Button, Field } from '@chalkboard/ui';
import { useState } from 'react';
import { PasswordInput } from '../../layout/password-input';
import { SettingsSection } from '../../layout/settings-section';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';
import { changePassword, SESSIONS } from './settings-calls';

const t = texts.settings.password;
const EMPTY = { current: '', next: '', repeat: '' };

/** Another password: the one that holds, and the new one twice. */
export function PasswordForm({ host }: { readonly host: HostV1 }) {
  const [typed, setTyped] = useState(EMPTY);
  const differs = typed.repeat !== '' && typed.next !== typed.repeat;
  const change = useChange(host, {
    run: changePassword,
    done: t.changed,
    failed: texts.settings.failed,
    refresh: [[SESSIONS]],
    onDone: () => setTyped(EMPTY),
  });
  return (
    <SettingsSection title={t.title} text={t.text}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!typed.current || !typed.next || !typed.repeat)
            return host.toast({ ...t.missing, variant: 'destructive' });
          if (!differs && !change.isPending) change.mutate({ password: typed.current, newPassword: typed.next });
        }}
      >
        <Field label={t.current} required>
          <PasswordInput
            name="current"
            autoComplete="current-password"
            value={typed.current}
            onChange={({ target }) => setTyped({ ...typed, current: target.value })}
          />
        </Field>
        <Field label={t.next} hint={t.nextHint} required>
          <PasswordInput
            name="next"
            autoComplete="new-password"
            value={typed.next}
            onChange={({ target }) => setTyped({ ...typed, next: target.value })}
          />
        </Field>
        <Field label={t.repeat} {...(differs && { error: t.notAlike })} required>
          <PasswordInput
            name="repeat"
            autoComplete="new-password"
            value={typed.repeat}
            onChange={({ target }) => setTyped({ ...typed, repeat: target.value })}
          />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" disabled={change.isPending}>
            {change.isPending ? texts.saving : t.change}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
