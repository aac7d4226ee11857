import { Button, Card, Cell, EmptyState, HeaderCell, Table } from '@chalkboard/ui';
import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { ReadFailure, RowsSkeleton } from '../layout/panel-state';
import { useTableFits } from '../layout/use-table-fits';
import { texts } from '../texts';
import type { LoadedList } from './use-staff-list';

const t = texts.list;

export interface Column<Row> {
  readonly name: string;
  /** Figures and actions stand right. */
  readonly align?: 'left' | 'right';
  /** What stands in it is never broken. */
  readonly nowrap?: boolean;
  /** Said to screen readers only, over a column of buttons. */
  readonly hideName?: boolean;
  cell(row: Row): ReactNode;
}

/** What the arrow keys go to in a row: the first column's link or button. */
const MAIN = '[data-row-main] :is(a, button)';

/** Up, Down, Home and End lead from row to row; Enter then opens as it does on any link. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  if (
    !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key) ||
    !(event.target instanceof HTMLElement) ||
    !event.target.matches(MAIN)
  )
    return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(MAIN)];
  const at = rows.indexOf(event.target);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key] ?? at;
  const row = rows[Math.min(Math.max(next, 0), rows.length - 1)];
  if (!row) return;
  event.preventDefault();
  row.focus();
}

/** A list that is read part by part: a table where it fits, else a card a row. The first column names the row. */
export function DataList<Row>({
  label,
  list,
  columns,
  keyOf,
  empty,
  onClear,
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
}) {
  const fits = useTableFits();
  const { items, error } = list;
  if (error && !items) return <ReadFailure error={error} onRetry={list.retry} />;
  if (!items) return <RowsSkeleton />;
  if (items.length === 0)
    return (
      <EmptyState {...(onClear ? { ...t.noMatch, action: <Button onClick={onClear}>{t.clear}</Button> } : empty)} />
    );
  const [first, ...others] = columns;
  return (
    <div
      aria-busy={list.isOutdated}
      className={clsx('transition-opacity duration-(--duration-quick)', list.isOutdated && 'opacity-60')}
      onKeyDown={walkRows}
    >
      <p role="status" className="tabular mb-2 text-caption text-quiet">
        {t.shown(items.length, list.total, list.totalIsCapped)}
      </p>
      {error ? <ReadFailure error={error} onRetry={list.retry} /> : null}
      {fits ? (
        <Table caption={t.table(label)} hideCaption>
          <thead>
            <tr>
              {columns.map(({ name, align, hideName }) => (
                <HeaderCell key={name} align={align}>
                  {hideName ? <span className="sr-only">{name}</span> : name}
                </HeaderCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <tr key={keyOf(row)} className="hover:bg-sunken">
                <HeaderCell scope="row" className="text-left" data-row-main>
                  {first?.cell(row)}
                </HeaderCell>
                {others.map(({ name, align, nowrap, cell }) => (
                  <Cell key={name} align={align} {...(nowrap && { className: 'whitespace-nowrap' })}>
                    {cell(row)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <ul aria-label={label} className="grid gap-3">
          {items.map((row) => (
            <li key={keyOf(row)}>
              <Card className="!p-4">
                <div data-row-main className="font-medium">
                  {first?.cell(row)}
                </div>
                <dl className="mt-2 grid gap-2 text-small">
                  {others.map(({ name, cell, hideName }) => {
                    const content = cell(row);
                    return content === null || content === undefined || content === false ? null : (
                      <div
                        key={name}
                        className={clsx(
                          'flex min-w-0 gap-4',
                          hideName ? 'justify-end' : 'items-center justify-between',
                        )}
                      >
                        <dt className={hideName ? 'sr-only' : 'shrink-0 text-quiet'}>{name}</dt>
                        <dd className="tabular min-w-0 text-right">{content}</dd>
                      </div>
                    );
                  })}
                </dl>
              </Card>
            </li>
          ))}
        </ul>
      )}
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
