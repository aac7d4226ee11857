import { clsx } from 'clsx';
import { narrowPlace } from './column';
import type { RowsProps } from './data-table';
import { RowCheckbox } from './row-checkbox';

/** The same rows where a table has no room: the name, a line of facts below it, and what is done with it beside. */
export function DataRows<Row>({ label, rows, columns, bar, keyOf }: RowsProps<Row>) {
  const [first, ...others] = columns;
  const below = others.filter((column) => narrowPlace(column) === 'below');
  const beside = others.filter((column) => narrowPlace(column) === 'beside');
  return (
    <ul
      aria-label={label}
      className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface"
    >
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className={clsx(
            'flex min-h-11 items-center gap-2 px-3 text-small',
            bar?.selection.has(row) && 'bg-accent-wash',
          )}
        >
          {bar && (
            <span className="-ms-2 shrink-0">
              <RowCheckbox
                label={bar.labelOf(row)}
                checked={bar.selection.has(row)}
                disabled={!bar.selection.may(row)}
                onChange={() => bar.selection.toggle(row)}
              />
            </span>
          )}
          <div className="min-w-0 flex-1 py-0.5">
            <div data-row-main className="relative truncate leading-5 font-medium [&_:is(a,button)]:!py-0">
              {first?.cell(row)}
            </div>
            <p className="tabular relative truncate text-caption leading-4 text-quiet">
              {below.map((column) => {
                const content = column.brief?.(row) ?? column.cell(row);
                return content === null || content === undefined || content === false || content === '' ? null : (
                  <span key={column.name} className="not-first:before:mx-1.5 not-first:before:content-['·']">
                    <span className="sr-only">{`${column.name}: `}</span>
                    <span>{content}</span>
                  </span>
                );
              })}
            </p>
          </div>
          {beside.map((column) => {
            const content = column.cell(row);
            return content ? (
              <span key={column.name} className="shrink-0">
                {content}
              </span>
            ) : null;
          })}
        </li>
      ))}
    </ul>
  );
}
