import { texts } from '../texts';
import { FilterSelect } from './filter-select';

const USUAL = 'newest';

/** The order of a list. The address does not name the usual one. */
export function SortSelect({
  options,
  value,
  onChange,
}: {
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
  onChange(value: string): void;
}) {
  return (
    <FilterSelect
      label={texts.list.sort}
      options={options}
      value={value || USUAL}
      onChange={(sort) => onChange(sort === USUAL ? '' : sort)}
    />
  );
}
