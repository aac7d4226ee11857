import { Button, EmptyState } from '@chalkboard/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ReadFailure, RowsSkeleton } from '../layout/panel-state';
import { useTableFits } from '../layout/use-table-fits';
import { texts } from '../texts';
import type { Column } from './column';
import { DataRows } from './data-rows';
import { DataTable } from './data-table';
import { onRowKeys } from './row-keys';
import type { SelectionBar } from './selection';
import type { LoadedList } from './use-staff-list';

export type { Column } from './column';

const t = texts.list;

/** A list that is read part by part: a table where it fits, else a row of two lines. The first column names the row. */
export function DataList<Row>({
  label,
  list,
  columns,
  keyOf,
  empty,
  onClear,
  bar,
}: {
  readonly label: string;
  readonly list: LoadedList<Row>;
  readonly columns: readonly Column<Row>[];
  keyOf(row: Row): string;
  /** What stands there as long as nothing has come yet. */
  readonly empty: {
    readonly title: string;
    readonly text?: string;
    readonly icon?: ReactNode;
    readonly action?: ReactNode;
  };
  /** Takes the filters away; undefined where there are none that could be why there is no row. */
  readonly onClear?: (() => void) | undefined;
  /** Where several rows can be changed at once. */
  readonly bar?: SelectionBar<Row> | undefined;
}) {
  const fits = useTableFits();
  const { items, error } = list;
  if (error && !items) return <ReadFailure error={error} onRetry={list.retry} />;
  if (!items) return <RowsSkeleton />;
  if (items.length === 0)
    return (
      <EmptyState {...(onClear ? { ...t.noMatch, action: <Button onClick={onClear}>{t.clear}</Button> } : empty)} />
    );
  const Rows = fits ? DataTable : DataRows;
  const toggle = (at: number) => {
    const row = items[at];
    if (row !== undefined && bar?.selection.may(row)) bar.selection.toggle(row);
  };
  return (
    <div
      aria-busy={list.isOutdated}
      className={clsx('transition-opacity duration-(--duration-quick)', list.isOutdated && 'opacity-60')}
      onKeyDown={(event) => onRowKeys(event, bar ? { toggle, clear: bar.selection.clear } : {})}
    >
      <ListHead list={list} bar={bar} shown={items.length} />
      {error ? <ReadFailure error={error} onRetry={list.retry} /> : null}
      <Rows label={label} rows={items} columns={columns} bar={bar} keyOf={keyOf} />
      {list.hasMore && (
        <div className="mt-4 flex justify-center">
          <Button aria-disabled={list.isLoadingMore} onClick={() => !list.isLoadingMore && list.loadMore()}>
            {list.isLoadingMore ? texts.loading : t.more}
          </Button>
        </div>
      )}
    </div>
  );
}

/** How many there are; in its place, while rows are chosen, what can be done with them: it stays in sight. */
function ListHead<Row>({
  list,
  bar,
  shown,
}: {
  readonly list: LoadedList<Row>;
  readonly bar: SelectionBar<Row> | undefined;
  readonly shown: number;
}) {
  const chosen = bar?.selection.chosen.length ?? 0;
  return (
    <div
      className={clsx(
        'mb-1 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-quiet',
        chosen > 0 && 'sticky top-0 z-10 bg-paper py-1',
      )}
    >
      <p role="status" className="tabular">
        {chosen > 0 ? t.chosen(chosen) : t.shown(shown, list.total, list.totalIsCapped)}
      </p>
      {bar && chosen > 0 ? (
        <span role="group" aria-label={t.bulk} className="flex flex-wrap gap-1.5">
          {bar.actions}
          <Button size="small" variant="quiet" onClick={bar.selection.clear}>
            {t.chooseNone}
          </Button>
        </span>
      ) : (
        <span className="ms-auto hidden pointer-fine:lg:inline">{bar ? t.keysWithChoice : t.keys}</span>
      )}
    </div>
  );
}
