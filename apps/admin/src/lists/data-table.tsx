import { Cell, HeaderCell, Table } from '@chalkboard/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import type { Column } from './column';
import { RowCheckbox } from './row-checkbox';
import type { SelectionBar } from './selection';

const t = texts.list;
/** The most that a text takes where its column does not say. */
const TEXT_WIDTH = 'max-w-52';

export interface RowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly bar: SelectionBar<Row> | undefined;
  keyOf(row: Row): string;
}

/** Rows as a dense table: one line each. */
export function DataTable<Row>({ label, rows, columns, bar, keyOf }: RowsProps<Row>) {
  const [first, ...others] = columns;
  return (
    <Table caption={t.table(label)} hideCaption dense>
      <thead>
        <tr>
          {bar && (
            <HeaderCell className="w-10 !pe-0">
              <RowCheckbox label={t.chooseAll} checked={bar.selection.isAll} onChange={bar.selection.toggleAll} />
            </HeaderCell>
          )}
          {columns.map(({ name, align, hideName }) => (
            <HeaderCell key={name} align={align}>
              {hideName ? <span className="sr-only">{name}</span> : name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={clsx('hover:bg-sunken', bar?.selection.has(row) && 'bg-accent-wash')}>
            {bar && (
              <Cell className="!pe-0">
                <RowCheckbox
                  label={bar.labelOf(row)}
                  checked={bar.selection.has(row)}
                  disabled={!bar.selection.may(row)}
                  onChange={() => bar.selection.toggle(row)}
                />
              </Cell>
            )}
            {first && (
              <HeaderCell scope="row" data-row-main>
                <CellText column={first}>{first.cell(row)}</CellText>
              </HeaderCell>
            )}
            {others.map((column) => (
              <Cell key={column.name} align={column.align}>
                <CellText column={column}>{column.cell(row)}</CellText>
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function CellText<Row>({ column, children }: { readonly column: Column<Row>; readonly children: ReactNode }) {
  if (column.isControl) return children;
  const title = typeof children === 'string' ? { title: children } : {};
  return (
    <span
      {...title}
      className={clsx('block truncate', column.width ?? TEXT_WIDTH, column.align === 'right' && 'ms-auto')}
    >
      {children}
    </span>
  );
}
