import { Button } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Keyboard, LoaderCircle, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import type { Saving } from './session/review-session';

const t = texts.review;

interface ReviewBarProps {
  /** How much is left to check. */
  readonly left: number;
  /** Leads to what is to check. */
  onLeft(): void;
  readonly saving: Saving;
  onRetry(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
  onShortcuts(): void;
  /** What leads on: publish, or view. */
  readonly action: ReactNode;
}

/** Always in sight: is everything saved, back, undo, and the way on. */
export function ReviewBar({
  left,
  onLeft,
  saving,
  onRetry,
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  onShortcuts,
  action,
}: ReviewBarProps) {
  return (
    <div
      role="group"
      aria-label={t.bar.label}
      className="sticky top-0 z-20 -mx-2 flex flex-wrap items-center gap-x-1 gap-y-1 border-b border-hairline bg-paper px-2 py-2"
    >
      <SaveState saving={saving} short={left > 0} onRetry={onRetry} />
      {left > 0 && (
        <button type="button" onClick={onLeft} className="group tap inline-flex items-center rounded-card">
          <span className="tabular rounded-full bg-uncertain-wash px-2.5 py-0.5 text-small font-medium whitespace-nowrap text-uncertain underline-offset-2 group-hover:underline">
            {t.bar.left({ count: left })}
          </span>
        </button>
      )}
      <div className="ml-auto flex items-center">
        <Icon label={t.bar.undo} disabled={!canUndo} onPress={onUndo} icon={<Undo2 aria-hidden />} />
        <Icon label={t.bar.redo} disabled={!canRedo} onPress={onRedo} icon={<Redo2 aria-hidden />} />
        <Icon
          label={t.bar.shortcuts}
          onPress={onShortcuts}
          icon={<Keyboard aria-hidden />}
          className="mr-1 max-sm:hidden pointer-coarse:hidden"
        />
        {action}
      </div>
    </div>
  );
}

/** `short`: what is to check needs the room on a phone, where the mark alone says that all is saved. */
function SaveState({ saving, short, onRetry }: { readonly saving: Saving; readonly short: boolean; onRetry(): void }) {
  const failed = saving.state === 'retrying' || saving.state === 'refused';
  const Mark = failed ? CircleAlert : saving.state === 'saved' ? CircleCheck : LoaderCircle;
  return (
    <div className="flex items-center">
      <p
        role="status"
        className={clsx('flex items-center gap-1.5 px-1 text-small', failed ? 'text-failed' : 'text-quiet')}
      >
        <Mark
          aria-hidden
          className={clsx(
            'size-4 shrink-0',
            saving.state === 'saved' && 'text-ready',
            saving.state === 'saving' && 'animate-breathe',
          )}
        />
        <span className={clsx(short && !failed && 'max-sm:sr-only')}>{t.saving[saving.state]}</span>
      </p>
      {failed && (
        <Button variant="quiet" className="px-2.5" onClick={onRetry}>
          {t.saving.retry}
        </Button>
      )}
    </div>
  );
}

function Icon({
  label,
  icon,
  onPress,
  disabled,
  className,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly className?: string;
  onPress(): void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      className={clsx(
        'tap inline-flex items-center justify-center rounded-card hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-40 [&_svg]:size-5',
        className,
      )}
    >
      {icon}
    </button>
  );
}
