import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilter, writeFilter, type MenuFilter } from './filter-menu';

/**
 * The filter, read from the page's address when it opens and kept there: changing it leaves no trace in the history and
 * the page where it is. It is at hand at once, while the address follows when the router has time.
 */
export function useMenuFilter() {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState(() => readFilter(params));
  const change = (next: MenuFilter) => {
    setFilter(next);
    setParams((now) => writeFilter(now, next), { replace: true, preventScrollReset: true });
  };
  return { filter, change };
}
