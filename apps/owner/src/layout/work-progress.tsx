import { Button, Progress } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { texts } from '../texts';

const t = texts.upload;

export interface WorkStep {
  readonly label: string;
  readonly state: 'done' | 'now' | 'ahead';
}

/** How far a menu is on its way from the paper: the words of now, the bar, and the steps. */
export function WorkProgress({
  text,
  percent,
  pages,
  steps,
  lineLost,
  onCancel,
}: {
  readonly text: string;
  /** Where the bar stands. */
  readonly percent: number;
  /** Pages read so far and in all, once known. */
  readonly pages?: { readonly done: number; readonly total: number };
  readonly steps: readonly WorkStep[];
  readonly lineLost: boolean;
  /** Where it can still be called off. */
  onCancel?(): void;
}) {
  const page =
    pages && pages.total > 1 ? t.page({ number: Math.min(pages.done + 1, pages.total), total: pages.total }) : t.goesOn;
  return (
    <div className="rounded-card border border-hairline bg-surface p-6 shadow-float sm:p-8">
      <div role="status" aria-live="polite">
        <p className="font-serif text-title">{text}</p>
        <p className="mt-1 min-h-6 text-small text-quiet">{lineLost ? t.lineLost : page}</p>
      </div>
      <div className="mt-5 flex items-center gap-4">
        <div className="flex-1">
          <Progress value={percent} label={t.progress} />
        </div>
        <span className="tabular w-12 text-right text-small font-medium">{Math.round(percent)}%</span>
      </div>
      <ol className="mt-6 grid gap-2 text-small">
        {steps.map(({ label, state }) => (
          <li key={label} className={clsx('flex items-center gap-3', state === 'ahead' ? 'text-quiet' : 'text-ink')}>
            <span
              className={clsx(
                'grid size-5 place-items-center rounded-full border',
                { done: 'border-ready text-ready', now: 'animate-breathe border-accent', ahead: 'border-hairline' }[
                  state
                ],
              )}
            >
              {state === 'done' && <Check aria-hidden className="size-3" />}
            </span>
            {label.replace(/\.+$/, '')}
            {state === 'done' && <span className="sr-only">{t.stageDone}</span>}
          </li>
        ))}
      </ol>
      {onCancel && (
        <Button className="mt-6" onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
    </div>
  );
}
