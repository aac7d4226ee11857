import type { AdminProfile } from '@chalkboard/contracts';
import { Badge, Button, LinkButton, Wordmark } from '@chalkboard/ui';
import { LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { texts } from '../texts';

const t = texts.frame;

/**
 * Around every page of somebody who is signed in: who it is, the own settings, and the way out. `heading`: the page's
 * own, where it is not the welcome; `figures`: what stands beside the welcome.
 */
export function AdminFrame({
  profile,
  leaving,
  onLeave,
  heading,
  figures,
  children,
}: {
  readonly profile: AdminProfile | undefined;
  readonly leaving: boolean;
  onLeave(): void;
  readonly heading?: ReactNode;
  readonly figures?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <>
      <header className="border-b border-hairline bg-surface">
        <div className="gutter mx-auto flex w-full max-w-[96rem] flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <Link to="/admin/dashboard" aria-label={t.home} className="tap inline-flex items-center">
            <Wordmark />
          </Link>
          <nav aria-label={t.navigation} className="-mr-2.5 flex items-center gap-1 max-[25rem]:[&_svg]:hidden">
            <LinkButton
              as={NavLink}
              to="/admin/settings"
              variant="quiet"
              className="max-sm:px-2.5 aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
            >
              <Settings aria-hidden />
              {t.settings}
            </LinkButton>
            <Button variant="quiet" className="max-sm:px-2.5" onClick={onLeave} disabled={leaving}>
              <LogOut aria-hidden />
              {t.logout}
            </Button>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="gutter mx-auto w-full max-w-[96rem] py-4">
        {heading ?? (
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              <h1 className="text-title sm:text-heading">
                {t.welcome(profile && `${profile.firstName} ${profile.lastName}`)}
              </h1>
              <p className="mt-1 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-small text-quiet">
                {profile && (
                  <>
                    {profile.email} <Badge>{texts.roles[profile.role]}</Badge>
                  </>
                )}
              </p>
            </div>
            {figures}
          </div>
        )}
        {children}
      </main>
    </>
  );
}
