import { PRODUCT_NAME } from '@chalkboard/contracts';
import { Button, LinkButton } from '@chalkboard/ui';
import { Check, Download, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { guideAsText } from '../features/keep-guide/guide-text';
import { saveTextFile } from '../features/keep-guide/save-text-file';
import { ClosingCall, PageSection, PublicPage } from '../layout/public-page';
import { guideTexts as t, texts } from '../texts';

export default function GuidePage() {
  return (
    <PublicPage
      title={t.title}
      lead={t.lead}
      actions={
        <>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            {t.print}
          </Button>
          <Button
            onClick={() =>
              saveTextFile({
                name: `${PRODUCT_NAME.toLowerCase()}-${t.file.name}.txt`,
                text: guideAsText(window.location.origin),
              })
            }
          >
            <Download aria-hidden />
            {t.save}
          </Button>
        </>
      }
    >
      <section aria-labelledby="steps-heading">
        <h2 id="steps-heading" className="sr-only">
          {t.stepsTitle}
        </h2>
        <ol>
          {t.steps.map(({ title, text, points }, index) => (
            <li
              key={title}
              className="grid break-inside-avoid gap-x-10 gap-y-3 border-t border-hairline py-8 sm:grid-cols-[5rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,5fr)_minmax(0,4fr)] print:py-4"
            >
              <p aria-hidden className="font-serif text-display leading-none text-accent-ink italic">
                {index + 1}
              </p>
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-2 max-w-[60ch]">{text}</p>
              </div>
              <ul className="grid content-start gap-2 text-small text-quiet sm:col-start-2 lg:col-start-auto lg:pt-1">
                {points.map((point) => (
                  <li key={point} className="flex gap-2">
                    <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ready" />
                    {point}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      <PageSection title={t.sharingTitle}>
        <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {t.sharing.map(({ title, text }) => (
            <div key={title} className="break-inside-avoid border-t border-hairline pt-4">
              <dt className="font-serif text-lead font-medium">{title}</dt>
              <dd className="mt-1 text-small text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection title={t.benefitsTitle}>
        <ul className="grid gap-x-12 gap-y-3 sm:grid-cols-2">
          {t.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-ready" />
              {benefit}
            </li>
          ))}
        </ul>
      </PageSection>
      <ClosingCall title={t.ctaTitle} text={t.ctaText}>
        <LinkButton as={Link} to="/" variant="primary" size="large">
          {t.cta}
        </LinkButton>
        <LinkButton as={Link} to="/" variant="quiet" size="large">
          {texts.frame.backToHome}
        </LinkButton>
      </ClosingCall>
    </PublicPage>
  );
}
