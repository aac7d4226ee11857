/** Fields of a form by their names. */
type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a form was filled with, what stands in it now, and what is saved meanwhile. */
export interface Meanwhile<F extends object> {
  readonly before: F;
  readonly mine: F;
  readonly theirs: F;
}

/**
 * What somebody else has saved since a form was filled in and that the form does not show. `disputed`: of these, what
 * was changed in the form as well; saving it would overwrite what they said.
 */
export function changedElsewhere<F extends object, K extends keyof F & string>(
  { before, mine, theirs }: Meanwhile<F>,
  among: readonly K[],
): { readonly fields: K[]; readonly disputed: K[] } {
  const fields = among.filter((key) => !isSame(theirs[key], before[key]) && !isSame(theirs[key], mine[key]));
  return { fields, disputed: fields.filter((key) => !isSame(mine[key], before[key])) };
}

/** The form with what is saved meanwhile; what was changed in it stays. @param keep what stays of what is disputed */
export function withTheirs<F extends object>({ before, mine, theirs }: Meanwhile<F>, keep: 'mine' | 'theirs'): F {
  const taken = (key: string) =>
    isSame(at(mine, key), at(before, key)) || (keep === 'theirs' && !isSame(at(theirs, key), at(before, key)));
  return { ...mine, ...Object.fromEntries(Object.entries(theirs).filter(([key]) => taken(key))) };
}

/** What was saved takes the place of what was sent; what was typed since stays. */
export function withSaved<F extends object>(form: F, sent: F, saved: F, keys: readonly string[]): F {
  return {
    ...form,
    ...Object.fromEntries(
      Object.entries(saved).filter(([key]) => keys.includes(key) && isSame(at(form, key), at(sent, key))),
    ),
  };
}

const at = (form: object, key: string) => (form as Fields)[key];
