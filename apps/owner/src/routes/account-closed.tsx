import type { AccountClosure, HostV1 } from '@chalkboard/contracts';
import { Badge, Button, Card, EmptyState, LinkButton, PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import {
  copyText,
  formatDate,
  formatDateTime,
  hasStatus,
  isOwnerSignedIn,
  useDocumentTitle,
  useQuery,
} from '@chalkboard/web-kit';
import { CircleAlert, Copy, FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { closureOf, closureState, reopenAccount } from '../features/account/account-end';
import { OwnerFrame } from '../layout/owner-frame';
import { ACCOUNT_KEY } from '../shared/account/use-account';
import { useAction } from '../shared/account/use-action';
import { texts } from '../texts';

const t = texts.account.receipt;
const BADGES = { waiting: 'uncertain', reopened: 'ready', removed: 'failed' } as const;

/**
 * `/account/closed/:receipt`: what became of a closed account, for whoever has the number; also when the account is
 * gone.
 */
export function AccountClosedPage({ host }: { readonly host: HostV1 }) {
  const { receipt = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...closureOf(receipt), refetchOnMount: 'always' });
  useDocumentTitle(t.title);
  return (
    <OwnerFrame>
      <PageFrame width="text">
        {data ? (
          <Receipt host={host} closure={data} />
        ) : hasStatus(error, 404) ? (
          <EmptyState
            level={1}
            icon={<FileQuestion aria-hidden strokeWidth={1.4} />}
            title={t.notFound.title}
            text={t.notFound.text}
          />
        ) : error ? (
          <EmptyState
            level={1}
            icon={<CircleAlert aria-hidden strokeWidth={1.4} />}
            title={texts.account.failed.title}
            text={texts.account.failed.text}
            action={
              <Button variant="primary" onClick={() => void refetch()}>
                {texts.account.failed.retry}
              </Button>
            }
          />
        ) : (
          <Skeleton label={t.loading}>
            <SkeletonBar className="h-64 w-full" />
          </Skeleton>
        )}
      </PageFrame>
    </OwnerFrame>
  );
}

function Receipt({ host, closure }: { readonly host: HostV1; readonly closure: AccountClosure }) {
  const state = closureState(closure);
  const { title, text } = t.states[state];
  const reopen = useAction(host, {
    run: reopenAccount,
    done: texts.account.close.takenBack,
    refresh: [closureOf(closure.receipt).queryKey, ACCOUNT_KEY],
  });
  const copy = () =>
    copyText(location.href).then(
      () => host.toast(t.copied),
      () => host.toast({ ...t.copyFailed, variant: 'destructive' }),
    );
  const removed = Object.entries(closure.removed ?? {});
  return (
    <>
      <h1 className="text-heading">{t.title}</h1>
      <Card className="mt-6 sm:p-8">
        <Badge state={BADGES[state]} className="-ml-1">
          {title}
        </Badge>
        <p className="mt-2">{typeof text === 'string' ? text : text({ date: formatDate(closure.goneAt) })}</p>
        <dl className="mt-6 grid text-small">
          <Line name={t.number}>
            <span className="tabular break-all">{closure.receipt}</span>
          </Line>
          <Line name={t.closed}>{formatDateTime(closure.closedAt)}</Line>
          {closure.reopenedAt && <Line name={t.reopened}>{formatDateTime(closure.reopenedAt)}</Line>}
          {state === 'waiting' && <Line name={t.gone}>{formatDate(closure.goneAt)}</Line>}
          {closure.removedAt && <Line name={t.deleted}>{formatDateTime(closure.removedAt)}</Line>}
        </dl>
        {removed.length > 0 && (
          <>
            <h2 className="mt-8 text-lead">{t.removed}</h2>
            <dl className="mt-2 grid text-small">
              {removed.map(([kind, count]) => (
                <Line key={kind} name={kind.replace(/[-_]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}>
                  {count}
                </Line>
              ))}
            </dl>
          </>
        )}
      </Card>
      <p className="mt-4 text-small text-quiet">{t.keep}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {state === 'waiting' &&
          (isOwnerSignedIn() ? (
            <Button variant="primary" disabled={reopen.isPending} onClick={() => reopen.mutate()}>
              {reopen.isPending ? texts.account.close.takingBack : texts.account.close.takeBack}
            </Button>
          ) : (
            <LinkButton as={Link} to="/sign-in?next=/account" variant="primary">
              {t.signIn}
            </LinkButton>
          ))}
        <Button onClick={() => void copy()}>
          <Copy aria-hidden />
          {t.copy}
        </Button>
      </div>
    </>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-t border-hairline py-2.5">
      <dt className="text-quiet">{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
