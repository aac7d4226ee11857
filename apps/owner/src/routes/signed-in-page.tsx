import type { Account, HostV1 } from '@chalkboard/contracts';
import { Button, EmptyState, PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { hasStatus, isOwnerSignedIn, useQueryClient } from '@chalkboard/web-kit';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ClosingNote } from '../features/account/closing-note';
import { SignOutButton } from '../features/sign-in/sign-out-button';
import { SignedInFrame } from '../layout/owner-frame';
import { useAccount } from '../shared/account/use-account';
import { signInFor } from '../shared/sign-in/next-page';
import { texts } from '../texts';

const t = texts.account;

/** A page for whoever is signed in; everybody else signs in first, and comes back to it. */
export function SignedInPage({ host, children }: { readonly host: HostV1; children(account: Account): ReactNode }) {
  const { pathname, search } = useLocation();
  const { data: account, error, refetch } = useAccount();
  const ended = useSessionEnd();
  if (ended || hasStatus(error, 401) || (!account && !isOwnerSignedIn()))
    return <Navigate to={signInFor(pathname + search)} replace />;
  return (
    <SignedInFrame signOut={<SignOutButton host={host} />}>
      <PageFrame className="pt-6 sm:pt-8">
        {account ? (
          <>
            {account.closesAt && <ClosingNote host={host} closesAt={account.closesAt} />}
            {children(account)}
          </>
        ) : error ? (
          <EmptyState
            level={1}
            icon={<CircleAlert aria-hidden strokeWidth={1.4} />}
            title={t.failed.title}
            text={t.failed.text}
            action={
              <Button variant="primary" onClick={() => void refetch()}>
                {t.failed.retry}
              </Button>
            }
          />
        ) : (
          <Skeleton label={t.loading} className="grid gap-4">
            <SkeletonBar className="h-10 w-1/2" />
            <SkeletonBar className="h-24 w-full" />
            <SkeletonBar className="h-24 w-full" />
          </Skeleton>
        )}
      </PageFrame>
    </SignedInFrame>
  );
}

/** Has any call been refused because nobody is signed in here any more, since this session was ended elsewhere? */
function useSessionEnd(): boolean {
  const queries = useQueryClient();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const look = (error: unknown) => {
      if (hasStatus(error, 401) && !isOwnerSignedIn()) setEnded(true);
    };
    const ends = [
      queries.getQueryCache().subscribe(({ query }) => look(query.state.error)),
      queries.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error)),
    ];
    return () => ends.forEach((end) => end());
  }, [queries]);
  return ended;
}
