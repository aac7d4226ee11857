import { Minus, Plus, Trash2 } from 'lucide-react';

const STEP =
  'tap inline-flex items-center justify-center hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-40 [&_svg]:size-4';

/** One less, how many, one more. At 1 with `min` 0 the minus becomes a bin: the next step removes. */
export function QuantityStepper({
  value,
  onChange,
  label,
  min = 0,
  max,
}: {
  readonly value: number;
  onChange(value: number): void;
  /** What is counted, for the names of the two buttons. */
  readonly label: string;
  readonly min?: number;
  readonly max: number;
}) {
  const removes = min === 0 && value === 1;
  return (
    <div
      role="group"
      aria-label={`Quantity of ${label}`}
      className="inline-flex w-fit items-center rounded-full border border-control bg-surface"
    >
      <button
        type="button"
        className={`${STEP} rounded-s-full`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        aria-label={removes ? `Remove ${label}` : `One less ${label}`}
      >
        {removes ? <Trash2 aria-hidden /> : <Minus aria-hidden />}
      </button>
      <span aria-live="polite" className="tabular min-w-6 text-center text-small font-medium">
        {value}
      </span>
      <button
        type="button"
        className={`${STEP} rounded-e-full`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        aria-label={`One more ${label}`}
      >
        <Plus aria-hidden />
      </button>
    </div>
  );
}
