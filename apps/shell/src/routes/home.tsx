import { LinkButton, PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { ChartColumn, Smartphone, Timer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LiveExample } from '../features/show-example/live-example';
import { PaperToPhone } from '../features/show-example/paper-to-phone';
import { host } from '../host';
import { pageExists, SIGNUP_PATH } from '../layout/navigation';
import { ClosingCall, PageSection, Steps } from '../layout/public-page';
import { SiteFrame } from '../layout/site-frame';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { texts } from '../texts';

const FEATURES = [
  { icon: Timer, ...texts.home.features.fast },
  { icon: Smartphone, ...texts.home.features.mobile },
  { icon: ChartColumn, ...texts.home.features.analytics },
];

/**
 * The upload is the owner remote's. While it reads a menu, that stands in the place of the example; while it shows a
 * finished one, the rest of the page steps aside.
 */
export function HomePage() {
  const [previewing, setPreviewing] = useState(false);
  const [reading, setReading] = useState(false);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  useDocumentTitle(previewing ? texts.home.previewTitle : undefined);
  return (
    <SiteFrame>
      <PageFrame className="max-w-7xl pt-4 sm:pt-8">
        <div
          className={
            previewing
              ? undefined
              : clsx(
                  'grid gap-x-16 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]',
                  reading ? 'items-start gap-y-8' : 'items-center gap-y-16',
                )
          }
        >
          <div>
            {!previewing && (
              <div className="mb-8">
                <h1 className="max-w-[14ch] text-display tracking-tight">{texts.home.heading}</h1>
                <p className="mt-4 max-w-[46ch] text-lead text-quiet">{texts.home.lead}</p>
              </div>
            )}
            <RemoteBoundary
              name="owner"
              loading={
                <Skeleton label={texts.home.loadingUpload}>
                  <SkeletonBar className="h-80 w-full" />
                </Skeleton>
              }
            >
              {({ slots }) =>
                slots?.HomeUpload && (
                  <slots.HomeUpload host={host} onPreview={setPreviewing} aside={aside} onReading={setReading} />
                )
              }
            </RemoteBoundary>
            {!previewing && <BesideTheUpload />}
          </div>
          {!previewing && (
            <div className="min-w-0">
              {!reading && (
                <>
                  <PaperToPhone />
                  <LiveExample />
                </>
              )}
              <div ref={setAside} />
            </div>
          )}
        </div>
        {!previewing && <Marketing />}
      </PageFrame>
    </SiteFrame>
  );
}

function BesideTheUpload() {
  const link = 'tap inline-flex items-center underline decoration-control underline-offset-4 hover:text-ink';
  return (
    <div className="mt-4 text-small text-quiet">
      <p>{texts.home.free}</p>
      <div className="flex flex-wrap gap-x-6">
        <Link to="/guide" className={link}>
          {texts.home.guideLink}
        </Link>
        {pageExists(SIGNUP_PATH) && (
          <Link to={SIGNUP_PATH} className={link}>
            {texts.home.signupLink}
          </Link>
        )}
      </div>
    </div>
  );
}

function Marketing() {
  const { how, closing, featuresLabel } = texts.home;
  return (
    <>
      <section
        id="features"
        aria-label={featuresLabel}
        className="mt-20 grid gap-x-12 gap-y-8 border-t border-hairline pt-10 sm:mt-28 md:grid-cols-3"
      >
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <div key={title}>
            <Icon aria-hidden strokeWidth={1.4} className="size-8 text-accent-ink" />
            <h2 className="mt-3 text-lead">{title}</h2>
            <p className="mt-1 max-w-[40ch] text-small text-quiet">{text}</p>
          </div>
        ))}
      </section>
      <PageSection title={how.title}>
        <Steps items={how.steps} />
        <LinkButton as={Link} to="/guide" className="mt-8">
          {how.link}
        </LinkButton>
      </PageSection>
      <ClosingCall title={closing.title} text={closing.text}>
        <LinkButton as={Link} to="/referral-program">
          {closing.link}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
