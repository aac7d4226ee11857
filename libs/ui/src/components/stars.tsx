import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { uiWords } from '../words';

const STARS = [1, 2, 3, 4, 5] as const;

/** A rating from 0 to 5 to look at; halves and less are drawn as they are. */
export function Stars({ value, className }: { readonly value: number; readonly className?: string }) {
  return (
    <span
      role="img"
      aria-label={uiWords.ofStars({ value: Number(value.toFixed(1)), max: STARS.length })}
      className={clsx('inline-flex gap-0.5', className)}
    >
      {STARS.map((star) => {
        const filled = Math.min(Math.max(value - star + 1, 0), 1);
        return (
          <span key={star} aria-hidden className="relative size-[1.1em]">
            <Star className="size-full text-control" strokeWidth={1.5} />
            <Star
              className="absolute inset-0 size-full fill-uncertain text-uncertain"
              strokeWidth={1.5}
              style={{ clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` }}
            />
          </span>
        );
      })}
    </span>
  );
}

/** A rating from 1 to 5 to give; arrow keys move between the stars. 0 is none yet. */
export function StarInput({
  legend,
  value,
  onChange,
}: {
  readonly legend: string;
  readonly value: number;
  onChange(value: number): void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small font-medium">{legend}</legend>
      <div className="flex">
        {STARS.map((star) => (
          <label
            key={star}
            className="tap relative inline-grid cursor-pointer place-items-center rounded-card has-focus-visible:outline-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={uiWords.stars({ count: star })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              aria-hidden
              strokeWidth={1.5}
              className={clsx(
                'pointer-events-none size-7',
                star <= value ? 'fill-uncertain text-uncertain' : 'text-control',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
