import type { AdminProfile } from '@chalkboard/contracts';
import { Button, PageFrame, Wordmark } from '@chalkboard/ui';
import { hasStatus, useDocumentTitle, useQuery, useQueryClient } from '@chalkboard/web-kit';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { signOut, staffApi, storedToken } from '../features/keep-session/session';
import { StatCards } from '../features/show-stats/stat-cards';
import { texts } from '../texts';

/** `/admin/dashboard`: for whoever holds a token; the server checks each call again. */
export function DashboardPage() {
  return storedToken() ? <Dashboard /> : <Navigate to="/admin" replace />;
}

function Dashboard() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const { data: profile, error } = useQuery({ queryKey: ['/api/admin/profile'], queryFn: () => staffApi<AdminProfile>('/api/admin/profile'), refetchOnMount: 'always' });
  useDocumentTitle(texts.dashboard.title);

  if (hasStatus(error, 401) && !leaving) return <Navigate to="/admin" replace />;

  const leave = async () => {
    setLeaving(true);
    await signOut();
    queries.clear();
    await navigate('/admin');
  };

  return (
    <>
      <header className="border-b border-hairline bg-surface">
        <div className="gutter mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-3 py-3">
          <Wordmark />
          <Button onClick={() => void leave()} disabled={leaving}>
            <LogOut aria-hidden />
            {texts.dashboard.logout}
          </Button>
        </div>
      </header>
      <PageFrame className="max-w-7xl">
        <h1 className="text-heading">{texts.dashboard.welcome(profile && `${profile.firstName} ${profile.lastName}`)}</h1>
        <p className="mt-2 mb-8 min-h-6 text-quiet">{profile && `${profile.email} · ${profile.role.replace('_', ' ')}`}</p>
        <StatCards />
      </PageFrame>
    </>
  );
}
