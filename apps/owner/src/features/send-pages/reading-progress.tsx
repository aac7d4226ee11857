import { EXTRACTION_STAGES } from '@chalkboard/contracts';
import { Button, Progress } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { texts } from '../../texts';
import type { UploadProgress } from './progress';

const t = texts.upload;

/** The work as it happens: the bar, the words of the stage, and the stages passed. */
export function ReadingProgress({ progress, lineLost, onCancel }: { readonly progress: UploadProgress; readonly lineLost: boolean; onCancel?(): void }) {
  const { percent, text, pages } = progress;
  return (
    <div className="rounded-card border border-hairline bg-surface p-6 shadow-float sm:p-8">
      <div role="status" aria-live="polite">
        <p className="font-serif text-title">{text}</p>
        <p className="mt-1 min-h-6 text-small text-quiet">
          {lineLost ? t.lineLost : pages && pages.total > 1 ? t.page(Math.min(pages.done + 1, pages.total), pages.total) : t.goesOn}
        </p>
      </div>
      <div className="mt-5 flex items-center gap-4">
        <div className="flex-1">
          <Progress value={percent} label={t.progress} />
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
              {passed && <span className="sr-only">{t.stageDone}</span>}
            </li>
          );
        })}
      </ol>
      {onCancel && (
        <Button className="mt-6" onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
    </div>
  );
}
