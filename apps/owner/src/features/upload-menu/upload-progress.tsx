import { EXTRACTION_STAGES } from '@chalkboard/contracts';
import { Button, Progress } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { UploadProgress } from './progress';

/** The work as it happens: the bar, the words of the stage, and the stages passed. */
export function UploadProgressSheet({ progress, lineLost, onCancel }: { readonly progress: UploadProgress; readonly lineLost: boolean; onCancel?(): void }) {
  const { percent, text, pages } = progress;
  return (
    <div className="rounded-card border border-hairline bg-surface p-6 shadow-float sm:p-8">
      <div role="status" aria-live="polite">
        <p className="font-serif text-title">{text}</p>
        <p className="mt-1 min-h-6 text-small text-quiet">
          {lineLost ? 'The connection was lost; your menu is still being read. Trying again...' : pages && pages.total > 1 ? `Page ${Math.min(pages.done + 1, pages.total)} of ${pages.total}` : 'You can leave this page open; it goes on by itself.'}
        </p>
      </div>
      <div className="mt-5 flex items-center gap-4">
        <div className="flex-1">
          <Progress value={percent} label="Progress of your menu" />
        </div>
        <span className="tabular w-12 text-right text-small font-medium">{Math.round(percent)}%</span>
      </div>
      <ol className="mt-6 grid gap-2 text-small">
        {EXTRACTION_STAGES.filter(({ stage }) => stage !== 'done').map((stage) => {
          const entered = percent >= stage.percent || stage.text === text;
          const passed = entered && stage.text !== text;
          return (
            <li key={stage.stage} className={clsx('flex items-center gap-3', entered ? 'text-ink' : 'text-quiet')}>
              <span className={clsx('grid size-5 place-items-center rounded-full border', passed ? 'border-ready text-ready' : entered ? 'animate-breathe border-accent' : 'border-hairline')}>{passed && <Check aria-hidden className="size-3" />}</span>
              {stage.text.replace(/\.+$/, '')}
              {passed && <span className="sr-only">, done</span>}
            </li>
          );
        })}
      </ol>
      {onCancel && (
        <Button className="mt-6" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
