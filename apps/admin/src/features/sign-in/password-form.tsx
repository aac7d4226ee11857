import type { AdminLoginResponse, HostV1 } from '@chalkboard/contracts';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { useState, type SubmitEvent } from 'react';
import { PasswordInput } from '../../layout/password-input';
import { texts } from '../../texts';
import { signIn } from './sign-in';

const t = texts.login;

/** The first step. */
export function PasswordForm({
  host,
  onAnswer,
}: {
  readonly host: HostV1;
  onAnswer(answer: AdminLoginResponse): void;
}) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const login = useMutation({
    mutationFn: () => signIn({ email: email.trim(), password }),
    onSuccess: onAnswer,
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!email.trim() || !password) return host.toast({ ...t.missing, variant: 'destructive' });
    if (!login.isPending) login.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label={t.email} required>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          maxLength={200}
        />
      </Field>
      <Field label={t.password} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" block disabled={login.isPending}>
        {login.isPending ? t.sending : t.send}
      </Button>
    </form>
  );
}
