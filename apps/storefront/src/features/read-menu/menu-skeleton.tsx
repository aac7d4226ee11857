import { PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { texts } from '../../texts';

export function MenuSkeleton() {
  return (
    <PageFrame>
      <Skeleton label={texts.menu.loading} className="grid gap-4">
        <SkeletonBar className="h-12 w-2/3" />
        <SkeletonBar className="h-5 w-1/2" />
        <div className="mt-10 grid gap-4 md:grid-cols-2">
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonBar key={index} className="h-28 w-full" />
          ))}
        </div>
      </Skeleton>
    </PageFrame>
  );
}
