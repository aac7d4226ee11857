import { LinkButton, Wordmark } from '@chalkboard/ui';
import { PageLanguages } from '@chalkboard/web-kit';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { texts } from '../texts';

const t = texts.frame;

/** Around a page outside of any menu: the sign, and on the right what is given. */
export function OwnerFrame({ aside, children }: { readonly aside?: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <header className="border-b border-hairline bg-surface">
        <div className="gutter mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <Link to="/" aria-label={t.home} className="tap inline-flex items-center">
            <Wordmark />
          </Link>
          {aside}
        </div>
      </header>
      {children}
      <footer className="gutter mx-auto w-full max-w-6xl pb-6">
        <PageLanguages label={t.languages} />
      </footer>
    </>
  );
}

/** The same for somebody who is signed in: the way between their pages, and out. */
export function SignedInFrame({ signOut, children }: { readonly signOut: ReactNode; readonly children: ReactNode }) {
  const aside = (
    <nav aria-label={t.navigation} className="-mx-2.5 flex flex-wrap items-center gap-1">
      {PAGES.map(({ to, label }) => (
        <LinkButton
          key={to}
          as={NavLink}
          to={to}
          variant="quiet"
          className="max-sm:px-2.5 aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
        >
          {label}
        </LinkButton>
      ))}
      {signOut}
    </nav>
  );
  return <OwnerFrame aside={aside}>{children}</OwnerFrame>;
}

const PAGES = [
  { to: '/business', label: t.business },
  { to: '/account', label: t.account },
] as const;
