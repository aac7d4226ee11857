import { Skeleton, SkeletonBar } from '@chalkboard/ui';
import { directoryTexts as t } from '../../texts';

/** The shape of the cards to come. */
export function DirectorySkeleton() {
  return (
    <Skeleton label={t.loading}>
      <div aria-hidden className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="grid gap-3 rounded-card border border-hairline p-5">
            <SkeletonBar className="h-6 w-20" />
            <SkeletonBar className="h-8 w-3/4" />
            <SkeletonBar className="h-4 w-full" />
            <SkeletonBar className="h-4 w-5/6" />
            <SkeletonBar className="h-4 w-1/2" />
            <SkeletonBar className="mt-3 h-11 w-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
