import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly name: string;
  /** Figures and actions stand right. */
  readonly align?: 'left' | 'right';
  /** Said to screen readers only, over a column of buttons. */
  readonly hideName?: boolean;
  /** A class for the most that its text may take of a table's width; what is longer is cut, and read on hovering. */
  readonly width?: string;
  /** Buttons or a select instead of text. */
  readonly isControl?: boolean;
  /** Where it stands in a window without room for a table; text below the row's name, controls beside it. */
  readonly narrow?: 'below' | 'beside' | 'none';
  cell(row: Row): ReactNode;
  /** The same in words, for the line below a name. */
  brief?(row: Row): string;
}

/** What the arrow keys go to in a row: the first column's link or button. */
export const ROW_MAIN = '[data-row-main] :is(a, button)';

/** Where a column stands in a narrow window. */
export function narrowPlace<Row>({ narrow, isControl }: Column<Row>): 'below' | 'beside' | 'none' {
  return narrow ?? (isControl ? 'beside' : 'below');
}
