import { Button, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { describeError } from '@chalkboard/web-kit';
import { CircleAlert } from 'lucide-react';
import { texts } from '../texts';

/** Instead of what could not be read: why, and another try. */
export function ReadFailure({ error, onRetry }: { readonly error: unknown; onRetry(): void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-card bg-failed-wash p-5 text-small">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-failed" />
      <span className="min-w-0 flex-1">{describeError(error, texts.readFailed)}</span>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </div>
  );
}

/** The shape of a list that is on its way. */
export function RowsSkeleton({ rows = 6 }: { readonly rows?: number }) {
  return (
    <Skeleton label={texts.loading} className="grid gap-2">
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonBar key={index} className="h-10 w-full" />
      ))}
    </Skeleton>
  );
}
