import type { BoardOrder } from '@chalkboard/contracts';
import { Tabs } from '@chalkboard/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import { COLUMNS, type Column } from './live/board-columns';

const t = texts.board;

/** More new orders than this take the room of the others: it is a rush. */
const CALM = 4;

interface BoardLanesProps {
  readonly columns: Readonly<Record<Column, readonly BoardOrder[]>>;
  readonly wide: boolean;
  /** The one in front, where there is room for one. */
  readonly shown: Column;
  onShown(column: Column): void;
  card(order: BoardOrder): ReactNode;
}

/**
 * The orders by state: side by side on a wide screen, one after the other behind tabs on a narrow one. In a rush the
 * new ones take all columns but one.
 */
export function BoardLanes({ columns, wide, shown, onShown, card }: BoardLanesProps) {
  const lane = (column: Column, grid: string) =>
    columns[column].length === 0 ? (
      <p className="rounded-card border border-dashed border-hairline p-3 text-small text-quiet">{t.empty[column]}</p>
    ) : (
      <ul className={clsx('grid grid-cols-1 items-start gap-2', grid)}>
        {columns[column].map((order) => (
          <li key={order.orderId}>{card(order)}</li>
        ))}
      </ul>
    );
  if (!wide) return <LaneTabs columns={columns} shown={shown} onShown={onShown} lane={lane} />;

  const rush = columns.new.length > CALM;
  const section = (column: Column, place: string, grid: string) => (
    <section key={column} aria-labelledby={`lane-${column}`} data-column={column} className={place}>
      <h2 id={`lane-${column}`} className="mb-1.5 flex items-center gap-2 font-sans text-body font-semibold">
        {t.columns[column]}
        <Count column={column} count={columns[column].length} />
      </h2>
      {lane(column, grid)}
    </section>
  );
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-4 items-start gap-x-3 gap-y-4 min-[90rem]:grid-cols-5 min-[110rem]:grid-cols-6">
        {rush
          ? section(
              'new',
              'col-span-3 min-[90rem]:col-span-4 min-[110rem]:col-span-5',
              'grid-cols-3 min-[90rem]:grid-cols-4 min-[110rem]:grid-cols-5',
            )
          : section('new', 'min-[90rem]:col-span-2', 'min-[90rem]:grid-cols-2')}
        {rush ? (
          <div className="grid gap-4">
            {section('kitchen', '', '')}
            {section('leaving', '', '')}
          </div>
        ) : (
          <>
            {section('kitchen', 'col-span-2 min-[110rem]:col-span-3', 'grid-cols-2 min-[110rem]:grid-cols-3')}
            {section('leaving', '', '')}
          </>
        )}
      </div>
      {section('done', '', 'grid-cols-4 min-[90rem]:grid-cols-5 min-[110rem]:grid-cols-6')}
    </div>
  );
}

function LaneTabs({
  columns,
  shown,
  onShown,
  lane,
}: Pick<BoardLanesProps, 'columns' | 'shown' | 'onShown'> & { lane(column: Column, grid: string): ReactNode }) {
  return (
    <div className="-mx-1">
      <Tabs
        label={t.columnsLabel}
        value={shown}
        onChange={onShown}
        tabs={COLUMNS.map((column) => ({
          value: column,
          label: (
            <span className="-mx-3 inline-flex items-center gap-1 min-[24rem]:-mx-2.5 min-[24rem]:gap-1.5 sm:mx-0">
              {t.shortColumns[column]}
              <Count column={column} count={columns[column].length} />
            </span>
          ),
          content: (
            <div data-column={column} className="-mt-3">
              <h2 className="sr-only">{t.columns[column]}</h2>
              {lane(column, 'sm:grid-cols-2 lg:grid-cols-3')}
            </div>
          ),
        }))}
      />
    </div>
  );
}

function Count({ column, count }: { readonly column: Column; readonly count: number }) {
  return (
    <span
      className={clsx(
        'tabular rounded-full px-1.5 py-0.5 text-caption font-medium sm:px-2',
        column === 'new' && count > 0 ? 'bg-accent text-on-accent' : 'bg-sunken text-ink',
      )}
    >
      {count}
    </span>
  );
}
