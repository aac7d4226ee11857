import { Tabs } from '@chalkboard/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Views of one tab, by `view` in the address; the filters of the other are left behind. */
export function Views<T extends string>({
  label,
  views,
}: {
  readonly label: string;
  readonly views: readonly { readonly value: T; readonly label: string; readonly content: ReactNode }[];
}) {
  const [search, setSearch] = useSearchParams();
  const shown = views.find(({ value }) => value === search.get('view'))?.value ?? views[0]!.value;
  const change = (view: T) =>
    setSearch(Object.fromEntries([...[...search].filter(([name]) => name === 'tab'), ['view', view]]), {
      preventScrollReset: true,
    });
  return <Tabs label={label} value={shown} onChange={change} tabs={views} />;
}
