import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldNote } from './field';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** Below the label, e.g. a time. */
  readonly note?: ReactNode;
  /** On the label's line, e.g. a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

/** One choice of two or three, side by side in one frame; radio buttons, so that arrow keys move between them. */
export function SegmentedChoice<T extends string>({
  id,
  legend,
  hideLegend = false,
  segments,
  value,
  onChange,
  error,
}: {
  /** Of the first button that can be chosen, when something else has to find it. */
  readonly id?: string;
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly segments: readonly Segment<NoInfer<T>>[];
  readonly value: T | undefined;
  onChange(value: NoInfer<T>): void;
  readonly error?: string | undefined;
}) {
  const name = useId();
  const noteId = `${name}-note`;
  const first = segments.find(({ disabled }) => !disabled)?.value;
  return (
    <fieldset className="min-w-0" aria-describedby={error ? noteId : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-small font-medium'}>{legend}</legend>
      <div className={clsx('flex rounded-card border bg-sunken p-0.5', error ? 'border-failed' : 'border-hairline')}>
        {segments.map((segment) => (
          <label
            key={segment.value}
            className="relative flex min-h-11 min-w-0 flex-1 cursor-pointer flex-col items-center justify-center rounded-[calc(var(--radius-card)-2px)] border border-transparent px-1 py-1 text-center text-quiet transition-colors duration-(--duration-quick) hover:text-ink has-checked:border-control has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              id={segment.value === first ? id : undefined}
              checked={segment.value === value}
              disabled={segment.disabled}
              aria-describedby={error ? noteId : undefined}
              onChange={() => onChange(segment.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
            />
            <span className="text-small leading-tight font-medium">
              {segment.label}
              {segment.aside && <span className="tabular ms-1.5 font-normal text-quiet">{segment.aside}</span>}
            </span>
            {segment.note && (
              <span className="tabular text-caption leading-tight text-balance text-quiet">{segment.note}</span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldNote id={noteId} error={error} />
        </div>
      )}
    </fieldset>
  );
}
