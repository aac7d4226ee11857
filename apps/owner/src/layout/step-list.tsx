import { clsx } from 'clsx';
import { Check } from 'lucide-react';

/** Where in a wizard this is; on a phone the other steps are numbers. */
export function StepList({
  label,
  steps,
  current,
  done,
}: {
  readonly label: string;
  /** Their names, in order. */
  readonly steps: readonly string[];
  /** From 0. */
  readonly current: number;
  /** Read out behind the name of a step that is behind one. */
  readonly done: string;
}) {
  return (
    <ol aria-label={label} className="flex items-center gap-3">
      {steps.map((name, at) => (
        <li
          key={name}
          aria-current={at === current ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-3 text-small',
            at > 0 && 'before:h-px before:w-5 before:bg-control sm:before:w-10',
            at === current ? 'font-semibold' : 'text-quiet',
          )}
        >
          <span className="flex items-center gap-2">
            <span
              className={clsx(
                'tabular grid size-7 place-items-center rounded-full border text-caption font-semibold',
                at < current
                  ? 'border-ready text-ready'
                  : at === current
                    ? 'border-accent bg-accent text-on-accent'
                    : 'border-control',
              )}
            >
              {at < current ? <Check aria-hidden className="size-4" /> : at + 1}
            </span>
            <span className={clsx(at !== current && 'max-sm:sr-only')}>{name}</span>
            {at < current && <span className="sr-only">{done}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
