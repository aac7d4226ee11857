import { LinkButton, Wordmark } from '@chalkboard/ui';
import { PageLanguages } from '@chalkboard/web-kit';
import { Link } from 'react-router-dom';
import { directoryTexts as t, texts } from '../../texts';

const SIGNUP = '/business-signup';
const FOOTER = [
  { to: SIGNUP, label: t.links.signup },
  { to: '/pricing', label: t.links.pricing },
  { to: '/features', label: t.links.features },
  { to: '/restaurant-directory', label: t.links.directory },
  { to: '/feedback', label: t.links.feedback },
  { to: '/contact', label: t.links.contact },
  { to: '/guide', label: t.links.guide },
];

/** Drawn with the page, also by the server: nothing moves when the app has come. */
export function DirectoryHeader() {
  return (
    <header className="border-b border-hairline">
      <div className="gutter mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 py-2">
        <Link to="/" className="tap inline-flex items-center" aria-label={t.links.home}>
          <Wordmark />
        </Link>
        <nav aria-label={t.links.main} className="flex items-center gap-1 sm:gap-2">
          <LinkButton as={Link} to="/feedback" variant="quiet" className="max-sm:hidden">
            {t.links.feedback}
          </LinkButton>
          <LinkButton as={Link} to={SIGNUP}>
            {t.links.getStarted}
          </LinkButton>
        </nav>
      </div>
    </header>
  );
}

/** What a restaurant gets that is not in the list yet. */
export function Promotion() {
  return (
    <section
      aria-labelledby="promotion-heading"
      className="mt-16 rounded-card border border-hairline bg-sunken p-6 sm:mt-24 sm:p-10"
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div>
          <h2 id="promotion-heading" className="text-heading">
            {t.promotion.heading}
          </h2>
          <p className="mt-2 max-w-[56ch] text-quiet">{t.promotion.text}</p>
        </div>
        <LinkButton as={Link} to={SIGNUP} variant="primary" size="large">
          {t.promotion.link}
        </LinkButton>
      </div>
    </section>
  );
}

export function DirectoryFooter() {
  return (
    <>
      <footer className="mt-16 border-t border-hairline">
        <nav aria-label={t.links.footer} className="gutter mx-auto w-full max-w-6xl py-6">
          <ul className="flex flex-wrap gap-x-8 max-sm:grid max-sm:grid-cols-2">
            {FOOTER.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="tap inline-flex items-center text-small text-quiet hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
      <PageLanguages label={texts.language.ofPage} className="gutter mx-auto w-full max-w-6xl pb-6" />
    </>
  );
}
