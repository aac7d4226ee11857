export type ViewFilters = Readonly<Record<string, string>>;

/** A view with its name. */
export interface NamedView {
  readonly name: string;
  readonly filters: ViewFilters;
}

/** Filters without those that are empty: an address has none of these. */
export function setFiltersOf(filters: ViewFilters): ViewFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** Whether two views show the same, in whatever order their filters stand. */
export function isSameView(one: ViewFilters, other: ViewFilters): boolean {
  const [first, second] = [setFiltersOf(one), setFiltersOf(other)];
  const names = Object.keys(first);
  return names.length === Object.keys(second).length && names.every((name) => first[name] === second[name]);
}
