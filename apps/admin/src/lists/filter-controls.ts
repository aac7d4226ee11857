import type { Filters } from '@chalkboard/web-kit';
import type { ViewFilters } from './saved-views/same-filters';

/** What the fields of a list's filters take, and what sets several of them at once. */
export function filterControls<Name extends string>(
  filters: Filters<Name>,
  change: (part: Partial<Record<NoInfer<Name>, string>>) => void,
) {
  const names = Object.keys(filters) as Name[];
  /** The order of the rows hides none of them. */
  const hiding = names.filter((name) => name !== 'sort');
  const without = (of: readonly Name[]) => Object.fromEntries(of.map((name) => [name, ''])) as Filters<Name>;
  return {
    /** The value of one filter, and its change. */
    field: (name: Name) => ({
      value: filters[name],
      onChange: (value: string) => change({ [name]: value } as Partial<Record<Name, string>>),
    }),
    /** Shows a view: what it does not name is without. */
    show: (view: ViewFilters) => change({ ...without(names), ...view }),
    /** Takes the filters away; undefined where there are none that could be why there is no row. */
    onClear: hiding.some((name) => filters[name]) ? () => change(without(hiding)) : undefined,
  };
}
