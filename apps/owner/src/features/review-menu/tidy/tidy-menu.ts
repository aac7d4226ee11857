import { applyAll } from '../draft/edit-operations';
import type { Draft } from '../draft/menu-draft';
import type { MaybeEdit } from '../draft/menu-edits';
import { tidyCapitals } from './tidy-capitals';
import { tidyMarks } from './tidy-marks';
import { tidyNumbers } from './tidy-numbers';
import { tidySeparators } from './tidy-separators';
import { tidySizes } from './tidy-sizes';
import { TIDY_KINDS, type Tidier, type TidyKind, type TidyStep } from './tidy-step';

const TIDIERS: Readonly<Record<TidyKind, Tidier>> = {
  numbers: tidyNumbers,
  marks: tidyMarks,
  separators: tidySeparators,
  capitals: tidyCapitals,
  sizes: tidySizes,
};

export interface TidyPlan {
  /** Everything that can be tidied, what is left out with it. */
  readonly steps: readonly TidyStep[];
  /** The steps that are not left out, as one edit. */
  readonly edit: MaybeEdit;
  /** How many these are. */
  readonly count: number;
}

/**
 * What would make a menu tidier. Each kind looks at the menu as the kinds before it leave it, so that what is left out
 * of one is not taken for done by the next. Prices are never changed.
 * @param leftOut ids of steps that the owner does not want
 */
export function planTidy(
  draft: Draft,
  { language, leftOut }: { readonly language: string; readonly leftOut: ReadonlySet<string> },
): TidyPlan {
  let tidied = draft;
  const steps = TIDY_KINDS.flatMap((kind) => {
    const found = TIDIERS[kind](tidied, language);
    tidied = applyAll(
      tidied,
      found.filter(({ id }) => !leftOut.has(id)).flatMap(({ operations }) => operations),
    );
    return found;
  });
  const wanted = steps.filter(({ id }) => !leftOut.has(id));
  return {
    steps,
    count: wanted.length,
    edit:
      wanted.length > 0
        ? { kind: 'tidy', name: '', operations: wanted.flatMap(({ operations }) => operations) }
        : undefined,
  };
}
