import type { AdminSecondStep, AdminTokenResponse, HostV1 } from '@chalkboard/contracts';
import { Card, LinkButton, PageFrame, Wordmark } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { keepToken } from '@chalkboard/web-kit/staff-session';
import { ArrowLeft, Clock, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CodeForm } from '../features/sign-in/code-form';
import { PasswordForm } from '../features/sign-in/password-form';
import { noteActivity } from '../session/idle-watch';
import { texts } from '../texts';
import { signInStateIn } from './staff-page';

const t = texts.login;

/**
 * `/admin`: the password, and the code where two-factor is on. Leads to the page that somebody came from, else to the
 * dashboard.
 */
export function LoginPage({ host }: { readonly host: HostV1 }) {
  const navigate = useNavigate();
  const { ended, next = '/admin/dashboard' } = signInStateIn(useLocation().state);
  const [step, setStep] = useState<AdminSecondStep>();
  useDocumentTitle(t.title);

  const enter = (answer: AdminTokenResponse) => {
    keepToken(answer);
    noteActivity();
    void navigate(next);
  };

  return (
    <PageFrame width="narrow">
      <LinkButton as={Link} to="/" variant="quiet" className="-ml-4">
        <ArrowLeft aria-hidden />
        {t.back}
      </LinkButton>
      <div className="mt-10 mb-8">
        <Wordmark />
        <h1 className="mt-4 text-heading">{step ? t.code.title : t.title}</h1>
      </div>
      {ended && !step && (
        <p role="status" className="mb-6 flex gap-3 rounded-card bg-uncertain-wash p-4 text-small">
          <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-uncertain" />
          {t.ended[ended]}
        </p>
      )}
      {step ? (
        <CodeForm host={host} step={step} onToken={enter} onBack={() => setStep(undefined)} />
      ) : (
        <PasswordForm host={host} onAnswer={(answer) => ('secondStep' in answer ? setStep(answer) : enter(answer))} />
      )}
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
