import { Card, LinkButton } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { FIRST_STEPS, type firstSteps, type FirstStep } from './needs';

const t = texts.home.first;

function addressOf(step: FirstStep, shareId: string | undefined): string {
  const pages: Readonly<Record<FirstStep, string>> = {
    menu: '',
    check: 'review',
    phone: 'edit',
    publish: 'review',
    share: 'share',
  };
  return step === 'menu' || shareId === undefined ? '/business/upload' : `/menu/${shareId}/${pages[step]}`;
}

/** What a newcomer does, in order; the next thing has the button. */
export function FirstSteps({ next, done, shareId }: NonNullable<ReturnType<typeof firstSteps>>) {
  return (
    <Card className="sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-title">{t.title}</h2>
        <p className="tabular text-small text-quiet">{t.progress({ done: done.length, all: FIRST_STEPS.length })}</p>
      </div>
      <ol className="mt-4 grid">
        {FIRST_STEPS.map((step, at) => {
          const isDone = done.includes(step);
          return (
            <li key={step} className={clsx('flex items-start gap-4 py-3', at > 0 && 'border-t border-hairline')}>
              <span
                className={clsx(
                  'tabular grid size-7 shrink-0 place-items-center rounded-full border text-caption font-semibold',
                  isDone
                    ? 'border-ready text-ready'
                    : step === next
                      ? 'border-accent bg-accent text-on-accent'
                      : 'border-control text-quiet',
                )}
              >
                {isDone ? <Check aria-hidden className="size-4" /> : at + 1}
              </span>
              <div className="min-w-0 flex-1">
                <p className={clsx(step === next ? 'font-semibold' : 'text-quiet')}>
                  {t[step].title}
                  {isDone && <span className="sr-only">{t.done}</span>}
                </p>
                {step === next && (
                  <>
                    <p className="text-small text-quiet">{t[step].text}</p>
                    <LinkButton as={Link} to={addressOf(step, shareId)} variant="primary" className="mt-3">
                      {t[step].action}
                      <ArrowRight aria-hidden />
                    </LinkButton>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
