import { Checkbox } from '@chalkboard/ui';
import type { FormValues, SectionProps } from './form-values';

type FlagKey = { [K in keyof FormValues]: FormValues[K] extends boolean ? K : never }[keyof FormValues];

/** Settings that are on or off, beside each other where there is room. */
export function FlagBoxes({
  flags,
  values,
  onChange,
}: SectionProps & { readonly flags: readonly (readonly [FlagKey, string])[] }) {
  return (
    <div className="grid grid-cols-2 gap-x-4 max-[22rem]:grid-cols-1">
      {flags.map(([key, label]) => (
        <Checkbox
          key={key}
          name={key}
          label={label}
          checked={values[key]}
          onChange={({ target }) => onChange(key, target.checked)}
        />
      ))}
    </div>
  );
}
