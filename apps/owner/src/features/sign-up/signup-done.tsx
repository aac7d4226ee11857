import { RESPONSE_HOURS } from '@chalkboard/contracts/plans';
import { LinkButton } from '@chalkboard/ui';
import { CircleCheck, LogIn, Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';

const t = texts.signup.done;
const hours = RESPONSE_HOURS.registration;
const steps = [{ ...t.steps.review, text: t.steps.review.text({ hours }) }, t.steps.link, t.steps.online];

/** The fourth step: it is done, and what comes now. */
export function SignupDone({ businessName, email }: { readonly businessName: string; readonly email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto max-w-2xl">
      <CircleCheck aria-hidden strokeWidth={1.4} className="size-12 text-ready" />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-heading outline-none">
        {t.title({ business: businessName })}
      </h1>
      <p className="mt-2 text-lead text-quiet">{t.text({ hours })}</p>
      <h2 className="mt-10 text-title">{t.next}</h2>
      <ol className="mt-4 grid gap-5">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-4 border-t border-hairline pt-5">
            <span aria-hidden className="w-6 shrink-0 font-serif text-title text-accent-ink italic">
              {at + 1}
            </span>
            <span>
              <span className="block font-medium">{title}</span>
              <span className="block text-small text-quiet">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-10 text-small text-quiet">{t.already}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton as={Link} to="/business/upload" variant="primary" size="large">
          <Upload aria-hidden />
          {t.upload}
        </LinkButton>
        <LinkButton as={Link} to="/sign-in" state={{ contact: email }} size="large">
          <LogIn aria-hidden />
          {t.signIn}
        </LinkButton>
      </div>
    </div>
  );
}
