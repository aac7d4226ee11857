import type { Account, HostV1 } from '@chalkboard/contracts';
import { Button, Card, LinkButton, PageFrame } from '@chalkboard/ui';
import { ApiError, describeError, useDocumentTitle, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { KeyRound, LogIn } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CodeForm } from '../features/sign-in/code-form';
import { ContactForm } from '../features/sign-in/contact-form';
import { sentMemory, type Sent } from '../features/sign-in/sent-memory';
import { askSignIn, signInByCode, signInByLink } from '../features/sign-in/sign-in-calls';
import { OwnerFrame } from '../layout/owner-frame';
import { ACCOUNT_KEY } from '../shared/account/use-account';
import { menuToChange, nextPage } from '../shared/sign-in/next-page';
import { texts } from '../texts';

const t = texts.signIn;

/** `/sign-in`; `?next=` names the page to come back to. With `#secret` it is the link of a message. */
export function SignInPage({ host }: { readonly host: HostV1 }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const {
    hash,
    pathname,
    search: query,
    state,
  } = useLocation() as { hash: string; pathname: string; search: string; state: { contact?: string } | null };
  const [secret, setSecret] = useState(() => hash.slice(1));
  const [sent, setSent] = useState<Sent | undefined>(() => sentMemory.read());
  useDocumentTitle(t.title);

  // A secret stays neither in the address nor in the history.
  useEffect(() => {
    if (hash.length < 2) return;
    setSecret(hash.slice(1));
    void navigate(pathname + query, { replace: true });
  }, [hash, pathname, query, navigate]);

  const enter = async (account: Account) => {
    sentMemory.forget();
    // What was read before was read by a stranger.
    queries.clear();
    queries.setQueryData(ACCOUNT_KEY, account);
    await navigate(nextPage(search.get('next')), { replace: true });
  };
  const fail = (error: Error) =>
    host.toast({
      title: t.failed.title,
      description: describeError(error, t.failed.description),
      variant: 'destructive',
    });

  return (
    <OwnerFrame>
      <PageFrame width="narrow" className="pt-10 sm:pt-16">
        {secret ? (
          <LinkEntry secret={secret} onEntered={enter} onFailed={fail} onOther={() => setSecret('')} />
        ) : sent ? (
          <CodeEntry
            sent={sent}
            onEntered={enter}
            onAgain={(again) => {
              sentMemory.keep(again);
              setSent(again);
              host.toast(t.sent.sentAgain);
            }}
            onFailed={fail}
            onOther={() => {
              sentMemory.forget();
              setSent(undefined);
            }}
          />
        ) : (
          <Asking
            contact={state?.contact ?? ''}
            menu={menuToChange(nextPage(search.get('next')))}
            onSent={(now) => {
              sentMemory.keep(now);
              setSent(now);
            }}
            onFailed={fail}
          />
        )}
      </PageFrame>
    </OwnerFrame>
  );
}

interface Outcome {
  onFailed(error: Error): void;
}

const ask = async (contact: string): Promise<Sent> => ({ ...(await askSignIn(contact)), contact });
/** A refusal stands at its field; whatever else went wrong is told beside the page. */
const refusalOf = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
    ? describeError(error, t.failed.description)
    : undefined;

/** @param menu the one that is to be changed, where somebody was sent here for that */
function Asking({
  contact,
  menu,
  onSent,
  onFailed,
}: Outcome & { readonly contact: string; readonly menu: string | undefined; onSent(sent: Sent): void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: ask,
    onSuccess: onSent,
    onError: (reason) => refusalOf(reason) ?? onFailed(reason),
  });
  const refusal = refusalOf(error);
  return (
    <>
      <Heading title={t.title}>{menu === undefined ? t.lead : t.leadOfMenu}</Heading>
      <Card className="sm:p-7">
        <ContactForm
          initial={contact}
          pending={isPending}
          {...(refusal !== undefined && { error: refusal })}
          onSend={mutate}
        />
      </Card>
      {menu !== undefined && (
        <LinkButton as={Link} to={`/menu/${menu}`} variant="quiet" block className="mt-4">
          {t.backToMenu}
        </LinkButton>
      )}
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-1 text-small text-quiet">
        {t.newHere}
        <LinkButton as={Link} to="/business-signup" variant="quiet">
          {t.register}
        </LinkButton>
      </p>
    </>
  );
}

function CodeEntry({
  sent,
  onEntered,
  onAgain,
  onFailed,
  onOther,
}: Outcome & {
  readonly sent: Sent;
  onEntered(account: Account): Promise<void>;
  onAgain(sent: Sent): void;
  onOther(): void;
}) {
  const enter = useMutation({
    mutationFn: (code: string) => signInByCode({ contact: sent.contact, code }),
    onSuccess: onEntered,
    onError: (reason) => refusalOf(reason) ?? onFailed(reason),
  });
  const again = useMutation({ mutationFn: () => ask(sent.contact), onSuccess: onAgain, onError: onFailed });
  const refusal = refusalOf(enter.error);
  return (
    <>
      <Heading title={t.sent.title}>
        {t.sent.text[sent.channel]({ contact: sent.contact })} {t.sent.valid({ minutes: sent.validMinutes })}
      </Heading>
      <Card className="sm:p-7">
        <CodeForm
          pending={enter.isPending}
          {...(refusal !== undefined && { error: refusal })}
          onCode={(code) => enter.mutate(code)}
        />
      </Card>
      <div className="mt-4 flex flex-wrap justify-center gap-x-2">
        <Button variant="quiet" disabled={again.isPending} onClick={() => again.mutate()}>
          {t.sent.again}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t.sent.other}
        </Button>
      </div>
    </>
  );
}

/** Programs that look into messages open links too, and a link works once: only a press of the button uses it. */
function LinkEntry({
  secret,
  onEntered,
  onFailed,
  onOther,
}: Outcome & { readonly secret: string; onEntered(account: Account): Promise<void>; onOther(): void }) {
  const enter = useMutation({
    mutationFn: () => signInByLink(secret),
    onSuccess: onEntered,
    onError: (reason) => refusalOf(reason) ?? onFailed(reason),
  });
  const refusal = refusalOf(enter.error);
  return (
    <>
      <Heading title={t.link.title}>{t.link.text}</Heading>
      <Card className="grid gap-3 sm:p-7">
        {refusal ? (
          <p role="alert" className="text-small text-failed">
            {refusal}
          </p>
        ) : (
          <Button variant="primary" size="large" block disabled={enter.isPending} onClick={() => enter.mutate()}>
            <LogIn aria-hidden />
            {enter.isPending ? t.link.entering : t.link.enter}
          </Button>
        )}
        <Button variant={refusal ? 'primary' : 'quiet'} block onClick={onOther}>
          {t.link.other}
        </Button>
      </Card>
    </>
  );
}

/** Takes the focus, so that a change of what is asked is heard. */
function Heading({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mb-6 text-center">
      <KeyRound aria-hidden strokeWidth={1.4} className="mx-auto size-9 text-quiet" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-heading outline-none">
        {title}
      </h1>
      <p className="mt-2 text-quiet">{children}</p>
    </div>
  );
}
