import { PRODUCT_NAME, RELEASE_LABEL } from '@chalkboard/contracts';
import { Badge, LinkButton, Wordmark } from '@chalkboard/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { footerLinks, headerLinks } from './navigation';

/** Header and footer of the site; around the shell's own pages, while a remote's pages bring their own. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="gutter mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
        <Link to="/" className="tap inline-flex items-center" aria-label={`${PRODUCT_NAME}, home`}>
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="flex flex-wrap items-center gap-2">
          {headerLinks.map(({ to, label, button }) => (
            <LinkButton key={to} as={Link} to={to} variant={button ?? 'quiet'}>
              {label}
            </LinkButton>
          ))}
          <Badge>{RELEASE_LABEL}</Badge>
        </nav>
      </header>
      <div className="flex-1">{children}</div>
      <footer className="mt-16 border-t border-hairline">
        <div className="gutter mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6 text-small text-quiet">
          <p>
            {PRODUCT_NAME} · {RELEASE_LABEL}, free during beta
          </p>
          <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
            {footerLinks.map(({ to, label }) => (
              <Link key={to} to={to} className="tap inline-flex items-center hover:text-ink hover:underline">
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </footer>
    </div>
  );
}
