import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export type Filters<Name extends string> = Readonly<Record<Name, string>>;

/** The filters of a list, kept in the address, so that a view can be sent to somebody else. '' is without. */
export function useFilters<const Name extends string>(
  names: readonly Name[],
): readonly [Filters<Name>, (change: Partial<Record<Name, string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Filters<Name>;
  /** What was asked for last: a second change may come before the page is drawn with the first. */
  const asked = useRef(search);
  useEffect(() => {
    asked.current = search;
  }, [search]);
  const change = useCallback(
    (part: Partial<Record<Name, string>>) => {
      const next = new URLSearchParams(asked.current);
      for (const [name, value] of Object.entries<string | undefined>(part)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      asked.current = next;
      setSearch(next, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  return [filters, change];
}
