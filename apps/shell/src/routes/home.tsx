import { PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { ChartColumn, Smartphone, Timer } from 'lucide-react';
import { useState } from 'react';
import { PaperToPhone } from '../features/show-example/paper-to-phone';
import { host } from '../host';
import { SiteFrame } from '../layout/site-frame';
import { RemoteBoundary } from '../remotes/remote-boundary';

const FEATURES = [
  { icon: Timer, title: 'Fast processing', text: 'From a photo to a finished menu in under 2 minutes, with every step shown as it happens.' },
  { icon: Smartphone, title: 'Mobile optimised', text: 'Made for the phone in a guest’s hand: one thumb, large prices, no pinching and zooming.' },
  { icon: ChartColumn, title: 'Analytics ready', text: 'Every order is counted from the first day, so the figures are there when you want to see them.' },
];

/** The upload is the owner remote's; while it shows a finished menu the rest of the page steps aside. */
export function HomePage() {
  const [previewing, setPreviewing] = useState(false);
  useDocumentTitle(previewing ? 'Menu preview' : undefined);
  return (
    <SiteFrame>
      <PageFrame className="max-w-7xl pt-4 sm:pt-8">
        <div className={previewing ? undefined : 'grid items-center gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]'}>
          <div>
            {!previewing && (
              <div className="mb-8">
                <h1 className="max-w-[14ch] text-display tracking-tight">From paper menu to first order.</h1>
                <p className="mt-4 max-w-[46ch] text-lead text-quiet">Give us a photo or a PDF. You get a page your guests can read, share and order from.</p>
              </div>
            )}
            <RemoteBoundary
              name="owner"
              loading={
                <Skeleton label="Loading the upload">
                  <SkeletonBar className="h-80 w-full" />
                </Skeleton>
              }
            >
              {({ slots }) => slots?.HomeUpload && <slots.HomeUpload host={host} onPreview={setPreviewing} />}
            </RemoteBoundary>
          </div>
          {!previewing && <PaperToPhone />}
        </div>
        {!previewing && (
          <section id="features" aria-label="What you get" className="mt-20 grid gap-x-12 gap-y-8 border-t border-hairline pt-10 sm:mt-28 md:grid-cols-3">
            {FEATURES.map(({ icon: Icon, title, text }) => (
              <div key={title}>
                <Icon aria-hidden strokeWidth={1.4} className="size-8 text-accent-ink" />
                <h2 className="mt-3 text-lead">{title}</h2>
                <p className="mt-1 max-w-[40ch] text-small text-quiet">{text}</p>
              </div>
            ))}
          </section>
        )}
      </PageFrame>
    </SiteFrame>
  );
}
