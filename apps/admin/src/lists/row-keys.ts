import type { KeyboardEvent } from 'react';
import { ROW_MAIN } from './column';

const WALKS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * Up, Down, Home and End lead from row to row; Enter then opens as it does on any link. `x` chooses the row, Escape
 * lets all go.
 */
export function onRowKeys(
  event: KeyboardEvent<HTMLElement>,
  { toggle, clear }: { readonly toggle?: (row: number) => void; readonly clear?: () => void },
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
  if (event.key === 'Escape' && !event.target.matches('select')) return clear?.();
  if (!event.target.matches(ROW_MAIN)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW_MAIN)];
  const at = rows.indexOf(event.target);
  if (event.key === 'x' && toggle) {
    event.preventDefault();
    return toggle(at);
  }
  if (!WALKS.includes(event.key)) return;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key] ?? at;
  const row = rows[Math.min(Math.max(next, 0), rows.length - 1)];
  if (!row) return;
  event.preventDefault();
  row.focus();
}
