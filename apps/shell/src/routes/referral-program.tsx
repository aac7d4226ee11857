import { Badge, Button, Card, LinkButton, StatCard } from '@chalkboard/ui';
import { NETWORKS, openShareWindow } from '@chalkboard/web-kit';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ReferralForm } from '../features/refer-restaurant/referral-form';
import { ReferralLink } from '../features/refer-restaurant/referral-link';
import { signupAddress } from '../layout/navigation';
import { PageSection, PublicPage, Steps } from '../layout/public-page';
import { referralTexts as t, texts } from '../texts';

const PATH = '/referral-program';
const MORE = [
  { to: '/', label: texts.links.home },
  { to: '/features', label: texts.links.features },
  { to: '/pricing', label: texts.links.pricing },
  { to: '/contact', label: texts.links.contact },
];

export default function ReferralProgramPage() {
  return (
    <PublicPage
      title={t.title}
      heading={t.heading}
      lead={t.lead}
      above={<Badge>{t.badge}</Badge>}
      actions={
        <LinkButton as={Link} to={signupAddress()} size="large">
          {t.getStarted}
        </LinkButton>
      }
    >
      <dl aria-label={t.cardsLabel} className="grid gap-4 sm:grid-cols-3">
        {t.cards.map(({ label, value, note }) => (
          <StatCard key={label} label={label} value={value} note={note} />
        ))}
      </dl>
      <PageSection title={t.howTitle}>
        <Steps items={t.how} />
        <p className="mt-8 max-w-[68ch] text-small text-quiet">{t.betaNote}</p>
      </PageSection>
      <div className="mt-16 grid items-start gap-x-16 gap-y-16 sm:mt-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <section id="refer" aria-labelledby="refer-heading">
          <h2 id="refer-heading" className="mb-6 text-heading">
            {t.form.title}
          </h2>
          <ReferralForm />
        </section>
        <div className="grid gap-16">
          <section aria-labelledby="link-heading">
            <h2 id="link-heading" className="text-heading">
              {t.link.title}
            </h2>
            <p className="mt-2 mb-6 text-quiet">{t.link.text}</p>
            <ReferralLink />
          </section>
          <section aria-labelledby="share-heading">
            <h2 id="share-heading" className="text-heading">
              {t.share.title}
            </h2>
            <p className="mt-2 text-quiet">{t.share.text}</p>
            <div className="mt-6 grid gap-3 sm:max-w-xs">
              {NETWORKS.map((network) => (
                <Button
                  key={network.name}
                  size="large"
                  onClick={() =>
                    openShareWindow(network, { page: `${window.location.origin}${PATH}`, text: t.share.message })
                  }
                >
                  {t.share.on({ network: network.name })}
                  <ExternalLink aria-hidden />
                </Button>
              ))}
            </div>
          </section>
        </div>
      </div>
      <PageSection title={t.stories.title}>
        <p className="-mt-4 mb-6 text-quiet">{t.stories.note}</p>
        <div className="grid gap-4 md:grid-cols-2">
          {t.stories.items.map(({ who, text, result }) => (
            <Card key={who} className="flex flex-col p-6">
              <h3 className="text-title">{who}</h3>
              <p className="mt-2 mb-4 text-quiet">{text}</p>
              <p className="tabular mt-auto border-t border-hairline pt-3 font-medium">{result}</p>
            </Card>
          ))}
        </div>
      </PageSection>
      <nav
        aria-label={t.footerLabel}
        className="mt-16 flex flex-wrap justify-center gap-x-8 border-t border-hairline pt-4"
      >
        {MORE.map(({ to, label }) => (
          <Link key={to} to={to} className="tap inline-flex items-center hover:underline">
            {label}
          </Link>
        ))}
      </nav>
    </PublicPage>
  );
}
