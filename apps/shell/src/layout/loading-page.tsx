import { PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { texts } from '../texts';
import { SiteFrame } from './site-frame';

/** While the script of a page of the shell is on its way. */
export function LoadingPage() {
  return (
    <SiteFrame>
      <PageFrame>
        <Skeleton label={texts.frame.loading} className="grid gap-4">
          <SkeletonBar className="h-10 w-2/3" />
          <SkeletonBar className="h-5 w-1/2" />
          <SkeletonBar className="mt-8 h-40 w-full" />
        </Skeleton>
      </PageFrame>
    </SiteFrame>
  );
}
