import type { HostV1 } from '@chalkboard/contracts';
import { RESPONSE_HOURS } from '@chalkboard/contracts/plans';
import { REFERRAL_CODE_PARAMETER } from '@chalkboard/contracts/referrals';
import { Button, LinkButton, PageFrame, Progress, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { describeError, useDocumentTitle, useMutation, useQuery, useQueryClient } from '@chalkboard/web-kit';
import { ArrowRight, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BusinessStep } from '../features/sign-up/business-step';
import { createDraftKeeper } from '../features/sign-up/draft-keeper';
import { LocationStep } from '../features/sign-up/location-step';
import { PlanStep } from '../features/sign-up/plan-step';
import { deleteDraft, keepDraft, readDraft, signUp } from '../features/sign-up/signup-calls';
import { SignupDone } from '../features/sign-up/signup-done';
import {
  draftOf,
  faultsOf,
  fromDraft,
  isFilled,
  NO_FIELDS,
  planOf,
  reachable,
  requestOf,
  SIGNUP_STEPS,
  stepOf,
  type SignupFaults,
  type SignupField,
  type SignupFields,
  type SignupStep,
} from '../features/sign-up/signup-fields';
import { problemOf } from '../features/sign-up/signup-problem';
import { unsavedDraft } from '../features/sign-up/unsaved-draft';
import { OwnerFrame } from '../layout/owner-frame';
import { StepActions } from '../layout/step-actions';
import { StepList } from '../layout/step-list';
import { StepSection } from '../layout/step-section';
import { texts } from '../texts';

const t = texts.signup;
const hours = RESPONSE_HOURS.registration;
const DRAFT_KEY = ['signup-draft'];
const NO_FAULTS: SignupFaults = {};

interface Start {
  readonly fields: SignupFields;
  readonly step: SignupStep;
  readonly takenUp: boolean;
}

/**
 * `/business-signup`; `?plan=` chooses the plan, `?ref=` says by whose link one came. What is typed is kept by the
 * server, for this browser.
 */
export function BusinessSignupPage({ host }: { readonly host: HostV1 }) {
  // A wizard that could not ask for its draft begins empty: nobody is kept from registering.
  const { data, isPending } = useQuery({
    queryKey: DRAFT_KEY,
    queryFn: () => readDraft().catch(() => ({ draft: null })),
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const draft = unsavedDraft.read() ?? data?.draft;
  const [search] = useSearchParams();
  useDocumentTitle(t.title);
  const aside = (
    <p className="flex items-center gap-1 text-small text-quiet">
      <span className="max-sm:sr-only">{t.known}</span>
      <LinkButton as={Link} to="/sign-in" variant="quiet" className="-mr-4">
        {t.signIn}
      </LinkButton>
    </p>
  );
  return (
    <OwnerFrame aside={aside}>
      <PageFrame width="text" className="pt-6 sm:pt-8">
        {isPending ? (
          <Skeleton label={t.loading} className="grid gap-4">
            <SkeletonBar className="h-10 w-2/3" />
            <SkeletonBar className="h-11 w-full" />
            <SkeletonBar className="h-11 w-full" />
          </Skeleton>
        ) : (
          <Wizard
            host={host}
            start={startOf(draft ? fromDraft(draft) : undefined, {
              plan: planOf(search.get('plan')),
              referralCode: search.get(REFERRAL_CODE_PARAMETER)?.slice(0, 40),
            })}
          />
        )}
      </PageFrame>
    </OwnerFrame>
  );
}

/** What a link says is newer than what was kept. */
function startOf(
  kept: Omit<Start, 'takenUp'> | undefined,
  {
    plan,
    referralCode,
  }: { readonly plan: SignupFields['subscriptionPlan'] | undefined; readonly referralCode: string | undefined },
): Start {
  const { fields, step } = kept ?? { fields: NO_FIELDS, step: 'business' as const };
  return {
    fields: { ...fields, ...(plan && { subscriptionPlan: plan }), ...(referralCode && { referralCode }) },
    step,
    takenUp: kept !== undefined,
  };
}

function Wizard({ host, start }: { readonly host: HostV1; readonly start: Start }) {
  const queries = useQueryClient();
  const [fields, setFields] = useState(start.fields);
  const [takenUp, setTakenUp] = useState(start.takenUp);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [known, setKnown] = useState<{ readonly contact: string; readonly detail: string }>();
  const [keeper] = useState(() => createDraftKeeper(keepDraft, unsavedDraft));
  const [search, setSearch] = useSearchParams();
  const form = useRef<HTMLDivElement>(null);

  // Without a step in the address the wizard goes on where it was left.
  const asked = SIGNUP_STEPS.find((name) => name === search.get('step')) ?? start.step;
  const step = reachable(asked, fields);
  const at = SIGNUP_STEPS.indexOf(step);

  useEffect(() => {
    if (unsavedDraft.read()) keeper.keep(draftOf(start.step, start.fields));
    const flush = () => keeper.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [keeper]);

  const change = (change: Partial<SignupFields>) => {
    const next = { ...fields, ...change };
    setFields(next);
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in change))));
    setKnown(undefined);
    keeper.keep(draftOf(step, next));
  };
  // Each step is an entry of the browser's history: its back button leads to the step before, not out of the wizard.
  const goTo = (next: SignupStep, replace = false) => {
    const params = new URLSearchParams(search);
    params.set('step', next);
    setSearch(params, { replace });
    keeper.keep(draftOf(next, fields));
  };
  const point = (found: SignupFaults) => {
    setFaults(found);
    const [first] = Object.keys(found) as SignupField[];
    if (!first) return;
    if (stepOf(first) !== step) goTo(stepOf(first));
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus());
  };
  const onward = (next: SignupStep) => {
    const found = faultsOf(step, fields);
    if (Object.keys(found).length > 0) point(found);
    else if (isFilled(step, fields)) goTo(next);
  };

  const submit = useMutation({
    mutationFn: async () => {
      await keeper.stop();
      return signUp(requestOf(fields, Intl.DateTimeFormat().resolvedOptions().timeZone));
    },
    onSuccess: () => {
      queries.removeQueries({ queryKey: DRAFT_KEY });
      host.toast({ title: t.submitted.title, description: t.submitted.description({ hours }) });
    },
    onError: (error) => {
      const problem = problemOf(error);
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      });
      if (problem.kind === 'known') setKnown({ contact: fields[problem.contact], detail: problem.detail });
      if (problem.kind === 'faults') point(problem.faults);
      keeper.keep(draftOf(step, fields));
    },
  });
  const register = () => {
    if (submit.isPending) return;
    if (!fields.termsAccepted) host.toast({ ...t.termsRequired, variant: 'destructive' });
    else submit.mutate();
  };
  const startOver = async () => {
    await keeper.stop();
    await deleteDraft().catch(() => undefined);
    setFields({ ...NO_FIELDS, subscriptionPlan: fields.subscriptionPlan, referralCode: fields.referralCode });
    setFaults(NO_FAULTS);
    setTakenUp(false);
    setSearch({ step: 'business' }, { replace: true });
  };

  if (submit.isSuccess) return <SignupDone businessName={fields.businessName.trim()} email={fields.email.trim()} />;
  const props = { fields, faults, onChange: change };
  return (
    <div ref={form}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-5">
        <div>
          <h1 className="text-heading">{t.title}</h1>
          <p className="mt-1 text-quiet">{t.lead({ hours })}</p>
        </div>
        <StepList
          label={t.stepsLabel}
          steps={SIGNUP_STEPS.map((name) => t.steps[name])}
          current={at}
          done={t.stepDone}
        />
      </div>
      <Progress
        value={at + 1}
        max={SIGNUP_STEPS.length}
        label={`${t.progress}: ${t.stepOf({ number: at + 1, total: SIGNUP_STEPS.length })}`}
      />
      {takenUp && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 text-small text-quiet">
          {t.takenUp.text}
          <button
            type="button"
            onClick={() => void startOver()}
            className="tap text-accent-ink underline underline-offset-2"
          >
            {t.takenUp.startOver}
          </button>
        </p>
      )}
      {step === 'business' && (
        <StepSection key="business" title={t.business.title} text={t.business.text} onSubmit={() => onward('location')}>
          <BusinessStep {...props} />
          <p className="mt-6 text-caption text-quiet">{t.required}</p>
          <StepActions previous={t.previous} next={<NextButton disabled={!isFilled('business', fields)} />} />
        </StepSection>
      )}
      {step === 'location' && (
        <StepSection key="location" title={t.location.title} text={t.location.text} onSubmit={() => onward('plan')}>
          <LocationStep {...props} />
          <StepActions
            previous={t.previous}
            onPrevious={() => goTo('business')}
            next={<NextButton disabled={!isFilled('location', fields)} />}
          />
        </StepSection>
      )}
      {step === 'plan' && (
        <StepSection key="plan" title={t.plan.title} text={t.plan.text} onSubmit={register}>
          <PlanStep {...props} />
          {known && <KnownAlready {...known} />}
          <StepActions
            previous={t.previous}
            onPrevious={() => goTo('location')}
            next={
              <Button type="submit" variant="primary" aria-disabled={submit.isPending} className="min-w-32">
                <Send aria-hidden />
                {submit.isPending ? t.submitting : t.submit}
              </Button>
            }
          />
        </StepSection>
      )}
    </div>
  );
}

function NextButton({ disabled }: { readonly disabled: boolean }) {
  return (
    <Button type="submit" variant="primary" className="min-w-32" disabled={disabled}>
      {t.next}
      <ArrowRight aria-hidden />
    </Button>
  );
}

/** Somebody has registered by this address or number: no second time, but a way in. */
function KnownAlready({ contact, detail }: { readonly contact: string; readonly detail: string }) {
  const note = useRef<HTMLDivElement>(null);
  // It comes at the end of a long page, after a press of a button that stands over it.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note} role="note" className="mt-6 rounded-card bg-uncertain-wash p-5 text-small">
      <p className="font-semibold">{t.already.title}</p>
      <p className="mt-1">{detail}</p>
      <p className="mt-1 text-quiet">{t.already.text}</p>
      <LinkButton as={Link} to="/sign-in" state={{ contact }} className="mt-4">
        {t.already.signIn}
      </LinkButton>
    </div>
  );
}
