import type { AdminSecondStep, AdminTokenResponse, HostV1 } from '@chalkboard/contracts';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { ApiError, describeError, useMutation } from '@chalkboard/web-kit';
import { useState, type SubmitEvent } from 'react';
import { texts } from '../../texts';
import { signInByCode } from './sign-in';

const t = texts.login.code;

/** The second step: the code of the authenticator app, or a recovery code. */
export function CodeForm({
  host,
  step,
  onToken,
  onBack,
}: {
  readonly host: HostV1;
  readonly step: AdminSecondStep;
  onToken(answer: AdminTokenResponse): void;
  onBack(): void;
}) {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => signInByCode({ challenge: step.challenge, code: code.trim() }),
    onSuccess: onToken,
    onError: (error) => {
      host.toast({
        title: texts.login.failed.title,
        description: describeError(error, t.wrong),
        variant: 'destructive',
      });
      setCode('');
      if (error instanceof ApiError && error.problem?.code === 'staff.challenge_over') onBack();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!code.trim()) return host.toast({ ...t.missing, variant: 'destructive' });
    if (!confirm.isPending) confirm.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-small text-quiet">{t.text}</p>
      <Field label={t.label} hint={t.hint} required>
        {/* Whoever comes here has just pressed the button for it. */}
        <TextInput
          autoFocus
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          maxLength={40}
          className="tabular"
        />
      </Field>
      <Button type="submit" variant="primary" size="large" block disabled={confirm.isPending}>
        {confirm.isPending ? texts.login.sending : t.send}
      </Button>
      <Button variant="quiet" block onClick={onBack}>
        {t.back}
      </Button>
    </form>
  );
}
