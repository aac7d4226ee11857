import type { HostV1 } from '@chalkboard/contracts';
import { Button, Card, Field, LinkButton, PageFrame, TextInput, Wordmark } from '@chalkboard/ui';
import { describeError, useDocumentTitle, useMutation } from '@chalkboard/web-kit';
import { ArrowLeft, Eye, EyeOff, ShieldCheck } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { keepToken } from '../features/keep-session/session';
import { signIn } from '../features/sign-in/sign-in';
import { texts } from '../texts';

const t = texts.login;

/** `/admin` */
export function LoginPage({ host }: { readonly host: HostV1 }) {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  useDocumentTitle(t.title);

  const login = useMutation({
    mutationFn: () => signIn({ email: email.trim(), password }),
    onSuccess: (answer) => {
      keepToken(answer);
      void navigate('/admin/dashboard');
    },
    onError: (error) => host.toast({ title: t.failed.title, description: describeError(error, t.failed.description), variant: 'destructive' }),
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!email.trim() || !password) return host.toast({ ...t.missing, variant: 'destructive' });
    if (!login.isPending) login.mutate();
  };

  return (
    <PageFrame width="narrow">
      <LinkButton as={Link} to="/" variant="quiet" className="-ml-4">
        <ArrowLeft aria-hidden />
        {t.back}
      </LinkButton>
      <div className="mt-10 mb-8">
        <Wordmark />
        <h1 className="mt-4 text-heading">{t.title}</h1>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={t.email} required>
          <TextInput type="email" name="email" autoComplete="username" value={email} onChange={(event) => setEmail(event.target.value)} maxLength={200} />
        </Field>
        <Field label={t.password} required>
          <span className="relative block">
            <TextInput type={shown ? 'text' : 'password'} name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} maxLength={200} className="pr-12" />
            <button type="button" onClick={() => setShown(!shown)} aria-label={shown ? t.hidePassword : t.showPassword} aria-pressed={shown} className="tap absolute inset-y-0 right-0 inline-flex items-center justify-center text-quiet hover:text-ink">
              {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
            </button>
          </span>
        </Field>
        <Button type="submit" variant="primary" size="large" block disabled={login.isPending}>
          {login.isPending ? t.sending : t.send}
        </Button>
      </form>
      <Card className="mt-8 flex gap-3 text-small">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-quiet" />
        <div>
          <h2 className="font-sans text-small font-semibold">{t.notice.title}</h2>
          <p className="text-quiet">{t.notice.text}</p>
        </div>
      </Card>
    </PageFrame>
  );
}
