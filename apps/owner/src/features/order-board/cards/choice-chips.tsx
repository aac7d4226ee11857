import { clsx } from 'clsx';
import { useId } from 'react';

/** One of a few short values, side by side and large enough for a thumb; arrow keys move between them. */
export function ChoiceChips<T extends string | number>({
  legend,
  hideLegend = false,
  disabled = false,
  options,
  value,
  labelOf,
  onChange,
}: {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly disabled?: boolean;
  readonly options: readonly T[];
  readonly value: T | undefined;
  labelOf(option: T): string;
  onChange(option: T): void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-small font-medium'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className={clsx(
              'tabular relative inline-flex min-h-13 min-w-16 grow cursor-pointer items-center justify-center rounded-card border px-3 text-center font-medium',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
              option === value
                ? 'border-accent bg-accent-wash text-accent-ink'
                : 'border-control bg-surface hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {labelOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
