import { Button } from '@chalkboard/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** The way back and on in a wizard, within reach of the thumb. */
export function StepActions({
  previous,
  onPrevious,
  next,
}: {
  readonly previous: string;
  onPrevious?(): void;
  readonly next?: ReactNode;
}) {
  return (
    <div className="sticky bottom-0 z-10 -mx-2 mt-10 flex justify-between gap-3 border-t border-hairline bg-paper px-2 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {onPrevious && (
        <Button onClick={onPrevious}>
          <ArrowLeft aria-hidden />
          {previous}
        </Button>
      )}
      {next && <span className="ml-auto">{next}</span>}
    </div>
  );
}
