import { useState, type ReactNode } from 'react';

/** Rows of a list that something is to be done with at once. */
export interface Selection<Row> {
  /** In the order of the list. */
  readonly chosen: readonly Row[];
  readonly isAll: boolean;
  has(row: Row): boolean;
  /** Whether a row can be chosen at all. */
  may(row: Row): boolean;
  toggle(row: Row): void;
  /** Chooses every row that is shown, or none where all are. */
  toggleAll(): void;
  /** Chooses these and no others. */
  keep(rows: readonly Row[]): void;
  clear(): void;
}

/** What a list shows of a selection. */
export interface SelectionBar<Row> {
  readonly selection: Selection<Row>;
  /** For screen readers: 'Select Osteria Lucia'. */
  labelOf(row: Row): string;
  /** The buttons for what can be done with those chosen. */
  readonly actions: ReactNode;
}

/**
 * A selection that lives as long as the page. Rows that have left the list leave it too.
 * @param may which rows can be chosen; all unless told
 */
export function useSelection<Row>(
  items: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
  may: (row: Row) => boolean = () => true,
): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const open = (items ?? []).filter(may);
  const chosen = open.filter((row) => keys.has(keyOf(row)));
  const keep = (rows: readonly Row[]) => setKeys(new Set(rows.map(keyOf)));
  const isAll = open.length > 0 && chosen.length === open.length;
  return {
    chosen,
    isAll,
    may,
    has: (row) => keys.has(keyOf(row)) && may(row),
    toggle: (row) =>
      keep(keys.has(keyOf(row)) ? chosen.filter((each) => keyOf(each) !== keyOf(row)) : [...chosen, row]),
    toggleAll: () => keep(isAll ? [] : open),
    keep,
    clear: () => keep([]),
  };
}
