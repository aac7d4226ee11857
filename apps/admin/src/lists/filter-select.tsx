import { Field, Select } from '@chalkboard/ui';

/** One filter of a list; the first choice is without, unless it has to be one of the options. */
export function FilterSelect<T extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  /** The words for no filter: 'All statuses'. */
  readonly all?: string;
  readonly options: Readonly<Record<T, string>>;
  readonly value: string;
  onChange(value: T | ''): void;
}) {
  return (
    <Field label={label}>
      <Select value={value in options ? value : ''} onChange={({ target }) => onChange(target.value as T | '')}>
        {all && <option value="">{all}</option>}
        {Object.entries<string>(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
