import { clsx } from 'clsx';
import { useId } from 'react';
import { allergenName } from '../../../shared/menu/dish-names';
import { texts } from '../../../texts';

const t = texts.review.allergens;

const STATES = ['unstated', 'contains', 'mayContain'] as const;
export type AllergenState = (typeof STATES)[number];

/** One allergen of a dish in three states: one group of radio buttons, so that arrow keys go between them. */
export function AllergenStates({
  name,
  state,
  onChange,
}: {
  readonly name: string;
  readonly state: AllergenState;
  onChange(state: AllergenState): void;
}) {
  const group = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 border-b border-hairline py-1">
      <legend className="sr-only">{allergenName(name)}</legend>
      <span aria-hidden className="min-w-0 text-small wrap-anywhere">
        {allergenName(name)}
      </span>
      <div className="flex shrink-0">
        {STATES.map((one) => (
          <label
            key={one}
            className={clsx(
              '-ml-px inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center border border-control px-2.5 text-caption first:ml-0 first:rounded-l-card last:rounded-r-card has-checked:z-10 has-checked:border-ink has-focus-visible:z-20 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-fine:min-h-9',
              // What is said stands out, not what is left open.
              one === 'unstated' ? 'has-checked:bg-sunken' : 'has-checked:bg-ink has-checked:text-paper',
            )}
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={state === one}
              onChange={() => onChange(one)}
            />
            {t.threeStates[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
