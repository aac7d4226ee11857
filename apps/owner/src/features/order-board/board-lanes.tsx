import type { BoardOrder } from '@chalkboard/contracts';
import { Tabs } from '@chalkboard/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import { COLUMNS, type Column } from './live/board-columns';

const t = texts.board;

interface BoardLanesProps {
  readonly columns: Readonly<Record<Column, readonly BoardOrder[]>>;
  readonly wide: boolean;
  /** The one in front, where there is room for one. */
  readonly shown: Column;
  onShown(column: Column): void;
  card(order: BoardOrder): ReactNode;
}

/** The orders by state: side by side on a wide screen, one after the other behind tabs on a narrow one. */
export function BoardLanes({ columns, wide, shown, onShown, card }: BoardLanesProps) {
  const lane = (column: Column) =>
    columns[column].length === 0 ? (
      <p className="rounded-card border border-dashed border-hairline p-4 text-small text-quiet">{t.empty[column]}</p>
    ) : (
      <ul className="grid gap-3">
        {columns[column].map((order) => (
          <li key={order.orderId}>{card(order)}</li>
        ))}
      </ul>
    );
  if (wide) {
    return (
      <div className="grid grid-cols-4 items-start gap-5">
        {COLUMNS.map((column) => (
          <section key={column} aria-labelledby={`lane-${column}`} data-column={column}>
            <h2 id={`lane-${column}`} className="mb-3 flex items-center gap-2 font-sans text-body font-semibold">
              {t.columns[column]}
              <Count column={column} count={columns[column].length} />
            </h2>
            {lane(column)}
          </section>
        ))}
      </div>
    );
  }
  return (
    <div className="-mx-1">
      <Tabs
        label={t.columnsLabel}
        value={shown}
        onChange={onShown}
        tabs={COLUMNS.map((column) => ({
          value: column,
          label: (
            <span className="-mx-3 inline-flex items-center gap-1 min-[24rem]:-mx-2.5 min-[24rem]:gap-1.5">
              {t.shortColumns[column]}
              <Count column={column} count={columns[column].length} />
            </span>
          ),
          content: (
            <div data-column={column}>
              <h2 className="sr-only">{t.columns[column]}</h2>
              {lane(column)}
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
        'tabular rounded-full px-1.5 py-0.5 text-caption sm:px-2 font-medium',
        column === 'new' && count > 0 ? 'bg-accent text-on-accent' : 'bg-sunken text-ink',
      )}
    >
      {count}
    </span>
  );
}
