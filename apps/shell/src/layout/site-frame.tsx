import { Badge, LinkButton, Wordmark } from '@chalkboard/ui';
import { isOwnerSignedIn, PageLanguages } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { CircleUserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readSiteConfig } from '../site-config';
import { texts } from '../texts';
import { footerGroups, headerLinks } from './navigation';

/** Header and footer of the site; around the shell's own pages, while a remote's pages bring their own. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="gutter mx-auto flex w-full max-w-7xl items-center justify-between gap-y-1 py-3 max-sm:flex-wrap sm:gap-x-6 sm:py-4 print:hidden">
        <Link to="/" className="tap inline-flex items-center" aria-label={texts.frame.home}>
          <Wordmark short />
        </Link>
        <nav aria-label={texts.frame.mainNavigation} className="flex items-center sm:gap-2">
          {headerLinks(isOwnerSignedIn()).map(({ to, label, button, account }) => (
            <LinkButton
              key={to}
              as={Link}
              to={to}
              variant={button ?? 'quiet'}
              className={clsx(
                'whitespace-nowrap max-sm:text-caption',
                button ? 'max-sm:ms-0.5 max-sm:px-2' : 'max-sm:px-1',
                account && 'max-sm:w-8 max-[24.3rem]:hidden',
              )}
            >
              {account && <CircleUserRound aria-hidden className="sm:hidden" />}
              <span className={clsx(account && 'max-sm:sr-only')}>{label}</span>
            </LinkButton>
          ))}
          <span className="hidden lg:inline">
            <Badge>{texts.frame.release}</Badge>
          </span>
        </nav>
      </header>
      <div className="flex-1">{children}</div>
      <SiteFooter />
    </div>
  );
}

function SiteFooter() {
  const { photographer } = readSiteConfig(document);
  return (
    <footer className="mt-16 border-t border-hairline print:hidden">
      <div className="gutter mx-auto w-full max-w-7xl py-10 text-small text-quiet">
        <nav aria-label={texts.frame.footerNavigation} className="grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-4">
          {footerGroups.map(({ title, links }) => (
            <div key={title}>
              <p className="mb-1 font-medium text-ink">{title}</p>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="tap inline-flex items-center hover:text-ink hover:underline pointer-fine:min-h-8"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <PageLanguages label={texts.frame.language} className="mt-8" />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-hairline pt-4">
          <p>{texts.frame.footerLine}</p>
          {photographer && (
            <p>
              {texts.frame.photographer}{' '}
              <a
                href={photographer.url}
                target="_blank"
                rel="noopener noreferrer"
                className="tap inline-flex items-center justify-center underline hover:text-ink"
              >
                {photographer.name}
              </a>
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
