import type { HostV1 } from '@chalkboard/contracts';
import { listSavedViewsRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import type { ViewedList } from '@chalkboard/contracts/staff-lists';
import { Button } from '@chalkboard/ui';
import { addressAt, useQuery } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';
import { clsx } from 'clsx';
import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../session/use-change';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';
import type { ListRoute } from '../list-route';
import { isSameView, setFiltersOf, type NamedView, type ViewFilters } from './same-filters';
import { SaveViewDialog } from './save-view-dialog';
import { removeView, SAVED_VIEWS_KEY } from './view-calls';

const t = texts.list.views;

/**
 * Views of a list beside each other, each with how many rows it has: those that everybody has, and the member's own.
 */
export function SavedViews({
  host,
  list,
  route,
  common,
  filters,
  onShow,
}: {
  readonly host: HostV1;
  readonly list: ViewedList;
  readonly route: ListRoute<unknown>;
  readonly common: readonly NamedView[];
  readonly filters: ViewFilters;
  /** Shows a view: what it does not name is without. */
  onShow(filters: ViewFilters): void;
}) {
  const { data } = useStaffRoute(listSavedViewsRoute);
  const [saving, setSaving] = useState(false);
  const removal = useChange(host, {
    run: removeView,
    done: t.removed,
    failed: t.removeFailed,
    refresh: [[SAVED_VIEWS_KEY]],
  });
  const own = data?.views.filter((view) => view.list === list) ?? [];
  const shown = setFiltersOf(filters);
  const isNew = Object.keys(shown).length > 0 && ![...common, ...own].some((view) => isSameView(view.filters, shown));
  const chip = (name: string, of: ViewFilters) => (
    <ViewChip name={name} route={route} filters={of} pressed={isSameView(of, shown)} onShow={() => onShow(of)} />
  );
  return (
    <div role="group" aria-label={t.label} className="mb-3 flex items-center gap-1.5 overflow-x-auto pb-1 max-sm:-mx-1">
      {common.map((view) => (
        <span key={view.name} className="shrink-0">
          {chip(view.name, view.filters)}
        </span>
      ))}
      {own.map((view) => (
        <span key={view.id} className="inline-flex shrink-0 items-center">
          {chip(view.name, view.filters)}
          <button
            type="button"
            aria-label={t.removeNamed(view.name)}
            disabled={removal.isPending}
            onClick={() => removal.mutate(view.id)}
            className="inline-flex size-8 items-center justify-center text-quiet hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </span>
      ))}
      {isNew && (
        <Button size="small" variant="quiet" className="shrink-0" onClick={() => setSaving(true)}>
          <BookmarkPlus aria-hidden />
          {t.save}
        </Button>
      )}
      {saving && <SaveViewDialog host={host} list={list} filters={shown} onClose={() => setSaving(false)} />}
    </div>
  );
}

function ViewChip({
  name,
  route,
  filters,
  pressed,
  onShow,
}: {
  readonly name: string;
  readonly route: ListRoute<unknown>;
  readonly filters: ViewFilters;
  readonly pressed: boolean;
  onShow(): void;
}) {
  const { data } = useQuery({
    queryKey: [addressAt(route, {}), 'count', addressAt(route, { query: filters })],
    queryFn: ({ signal }) => callAsStaff(route, { query: { ...filters, limit: '1' }, signal }),
    refetchOnMount: 'always',
  });
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onShow}
      className={clsx(
        'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-small whitespace-nowrap pointer-coarse:min-h-11',
        pressed ? 'border-ink bg-ink text-paper' : 'border-hairline bg-surface text-ink hover:border-control',
      )}
    >
      {name}
      {data && (
        <span className={clsx('tabular text-caption', !pressed && 'text-quiet')}>
          {`${data.total.toLocaleString('en-US')}${data.totalIsCapped ? '+' : ''}`}
        </span>
      )}
    </button>
  );
}
