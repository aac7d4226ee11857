import type { AdminProfile } from '@chalkboard/contracts';
import { hasFields, useQueryClient } from '@chalkboard/web-kit';
import { signOut, storedToken } from '@chalkboard/web-kit/staff-session';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AdminFrame } from '../layout/admin-frame';
import { ReadFailure, RowsSkeleton } from '../layout/panel-state';
import { useProfile } from '../session/use-profile';
import { useSessionEnd, type SessionEnd } from '../session/use-session-end';

/** What the sign-in page is told about why somebody comes to it, and where they were. */
export interface SignInState {
  readonly ended?: SessionEnd;
  readonly next?: string;
}

/** What the browser's history keeps for the sign-in page. */
export function signInStateIn(state: unknown): SignInState {
  if (!hasFields(state)) return {};
  const { ended, next } = state;
  return {
    ...((ended === 'idle' || ended === 'over') && { ended }),
    ...(typeof next === 'string' && { next }),
  };
}

interface StaffPageProps {
  readonly heading?: ReactNode;
  /** Beside the welcome, where there is no heading. */
  readonly figures?: ReactNode;
  children(profile: AdminProfile): ReactNode;
}

/**
 * A page for whoever holds a token; everybody else signs in first, and comes back to it. The server checks each call
 * again.
 */
export function StaffPage(props: StaffPageProps) {
  const { pathname, search } = useLocation();
  const [signedIn] = useState(() => storedToken() !== null);
  return signedIn ? (
    <SignedInPage {...props} />
  ) : (
    <Navigate to="/admin" replace state={{ next: pathname + search } satisfies SignInState} />
  );
}

function SignedInPage({ heading, figures, children }: StaffPageProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const { data: profile, error, refetch } = useProfile();
  const ended = useSessionEnd();

  if (ended && !leaving) return <SignInAgain state={{ ended, next: pathname + search }} />;

  const leave = async () => {
    setLeaving(true);
    await signOut();
    queries.clear();
    await navigate('/admin');
  };

  return (
    <AdminFrame
      profile={profile}
      leaving={leaving}
      onLeave={() => void leave()}
      heading={heading}
      figures={profile && figures}
    >
      {profile ? (
        children(profile)
      ) : error ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </AdminFrame>
  );
}

/** What was read belongs to who was signed in: it is erased on the way. */
function SignInAgain({ state }: { readonly state: SignInState }) {
  const queries = useQueryClient();
  useEffect(() => () => queries.clear(), [queries]);
  return <Navigate to="/admin" replace state={state} />;
}
