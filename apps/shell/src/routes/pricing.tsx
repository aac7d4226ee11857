import { Badge, LinkButton } from '@chalkboard/ui';
import { Coffee } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ComparisonTable } from '../features/compare-plans/comparison-table';
import { PlanCards } from '../features/compare-plans/plan-cards';
import { ClosingCall, PageSection, PublicPage, QuestionList } from '../layout/public-page';
import { readSiteConfig } from '../site-config';
import { pricingTexts as t } from '../texts';

export default function PricingPage() {
  return (
    <PublicPage title={t.title} heading={t.heading} lead={t.lead} above={<Badge>{t.beta}</Badge>}>
      <DonationBanner />
      <PlanCards />
      <p className="mt-4 text-small text-quiet">{t.betaNote}</p>
      <PageSection title={t.comparison.title}>
        <ComparisonTable />
      </PageSection>
      <PageSection title={t.faqTitle}>
        <QuestionList items={t.faq} />
      </PageSection>
      <ClosingCall title={t.closing.title} text={t.closing.text}>
        <LinkButton as={Link} to="/" variant="primary" size="large">
          {t.closing.action}
        </LinkButton>
        <LinkButton as={Link} to="/contact" size="large">
          {t.closing.contact}
        </LinkButton>
      </ClosingCall>
    </PublicPage>
  );
}

function DonationBanner() {
  const { donationUrl } = readSiteConfig(document);
  if (!donationUrl) return null;
  return (
    <aside
      aria-label={t.donation.link}
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-uncertain-wash p-5 sm:flex-nowrap"
    >
      <Coffee aria-hidden strokeWidth={1.4} className="hidden size-8 shrink-0 text-uncertain sm:block" />
      <div className="flex-1 basis-full sm:basis-0">
        <p className="font-medium">{t.donation.title}</p>
        <p className="mt-0.5 max-w-[68ch] text-small">{t.donation.text}</p>
      </div>
      <LinkButton href={donationUrl} target="_blank" rel="noopener noreferrer">
        {t.donation.link}
      </LinkButton>
    </aside>
  );
}
