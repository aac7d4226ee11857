import { RESPONSE_HOURS } from '@chalkboard/contracts';
import { Badge, Card, LinkButton } from '@chalkboard/ui';
import { FlaskConical, Mail, MessagesSquare, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContactForm } from '../features/send-contact/contact-form';
import { PageSection, PublicPage, QuestionList } from '../layout/public-page';
import { readSiteConfig } from '../site-config';
import { contactTexts as t } from '../texts';

/** What is answered within which time. */
const KINDS = ['general', 'support', 'bug'] as const;

export default function ContactPage() {
  const { supportEmail } = readSiteConfig(document);
  return (
    <PublicPage title={t.title} heading={t.heading} lead={t.lead}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-12">
        <section id="message-form" aria-labelledby="message-form-heading">
          <h2 id="message-form-heading" className="mb-4 text-title">
            {t.form.title}
          </h2>
          <ContactForm />
        </section>
        <div className="grid gap-4 lg:pt-12">
          {supportEmail && (
            <InfoCard icon={<Mail aria-hidden />} title={t.email.title}>
              <p className="text-small text-quiet">{t.email.text}</p>
              <a
                href={`mailto:${supportEmail}`}
                className="tap mt-1 inline-flex items-center font-medium underline decoration-control underline-offset-4 hover:decoration-ink"
              >
                {supportEmail}
              </a>
            </InfoCard>
          )}
          <InfoCard icon={<MessagesSquare aria-hidden />} title={t.chat.title} mark={<Badge>{t.chat.badge}</Badge>}>
            <p className="text-small text-quiet">{t.chat.text}</p>
            <LinkButton as={Link} to="?category=support#message-form" replace className="mt-3">
              {t.chat.action}
            </LinkButton>
          </InfoCard>
          <InfoCard icon={<Timer aria-hidden />} title={t.times.title}>
            <dl className="text-small">
              {KINDS.map((kind) => (
                <div key={kind} className="flex justify-between gap-4 border-t border-hairline py-2 first:border-t-0">
                  <dt className="text-quiet">{t.times.rows[kind]}</dt>
                  <dd className="tabular font-medium">{t.times.within({ hours: RESPONSE_HOURS[kind] })}</dd>
                </div>
              ))}
            </dl>
          </InfoCard>
          <InfoCard icon={<FlaskConical aria-hidden />} title={t.beta.title}>
            <p className="text-small text-quiet">{t.beta.text}</p>
          </InfoCard>
        </div>
      </div>
      <PageSection id="faq" title={t.faqTitle}>
        <QuestionList items={t.faq} />
      </PageSection>
    </PublicPage>
  );
}

function InfoCard({
  icon,
  title,
  mark,
  children,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Card>
      <h2 className="mb-2 flex items-center gap-2.5 text-lead [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-ink">
        {icon}
        <span className="flex-1">{title}</span>
        {mark && <span className="font-sans">{mark}</span>}
      </h2>
      {children}
    </Card>
  );
}
