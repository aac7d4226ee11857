import type { HostV1 } from '@chalkboard/contracts';
import { Button, Field } from '@chalkboard/ui';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordInput } from '../../layout/password-input';
import { SettingsSection } from '../../layout/settings-section';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';
import { changePassword, SESSIONS } from './settings-calls';

const t = texts.settings.password;
const EMPTY = { current: '', next: '', repeat: '' };

/** Another password: the one that holds, and the new one twice. */
export function PasswordForm({ host }: { readonly host: HostV1 }) {
  const { register, handleSubmit, control, reset } = useForm({ defaultValues: EMPTY });
  const [next, repeat] = useWatch({ control, name: ['next', 'repeat'] });
  const differs = repeat !== '' && next !== repeat;
  const change = useChange(host, {
    run: changePassword,
    done: t.changed,
    failed: texts.settings.failed,
    refresh: [[SESSIONS]],
    onDone: () => reset(),
  });
  const submit = handleSubmit(
    (typed) => differs || change.isPending || change.mutate({ password: typed.current, newPassword: typed.next }),
    () => host.toast({ ...t.missing, variant: 'destructive' }),
  );
  return (
    <SettingsSection title={t.title} text={t.text}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field label={t.current} required>
          <PasswordInput {...register('current', { required: true })} autoComplete="current-password" />
        </Field>
        <Field label={t.next} hint={t.nextHint} required>
          <PasswordInput {...register('next', { required: true })} autoComplete="new-password" />
        </Field>
        <Field label={t.repeat} {...(differs && { error: t.notAlike })} required>
          <PasswordInput {...register('repeat', { required: true })} autoComplete="new-password" />
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
