import type { TableService, TableVisit } from '@chalkboard/contracts';
import { hasFields, localStore, parseJson } from '@chalkboard/web-kit';

/** That this phone sits at a table; the right to order there is in a cookie that no script reads. */
export interface SeatedTable {
  readonly name: string;
  readonly service: TableService;
}

/** Why the table takes no orders from this phone any more, in words for the guest. */
export interface EndedTable {
  readonly over: string;
}

const keyOf = (shareId: string) => `table_${shareId}`;

/** The stored text, for noticing changes. */
export function storedTable(shareId: string): string | null {
  return localStore.read(keyOf(shareId));
}

/** What was stored, if it is a table. */
export function parseTable(stored: string | null): SeatedTable | EndedTable | undefined {
  const value = parseJson(stored);
  if (!hasFields(value)) return undefined;
  const { over, name, service } = value;
  if (typeof over === 'string') return { over };
  return typeof name === 'string' && isService(service) ? { name, service } : undefined;
}

/** Flags that an earlier version did not keep are off. */
function isService(value: unknown): value is TableService {
  return hasFields(value);
}

/** The table that this phone orders at; undefined: it orders as everybody does. */
export function seatedTable(shareId: string): SeatedTable | undefined {
  const table = parseTable(storedTable(shareId));
  return table && 'name' in table ? table : undefined;
}

export function keepTable(shareId: string, { table: name, service }: Pick<TableVisit, 'table' | 'service'>): void {
  const text = JSON.stringify({ name, service } satisfies SeatedTable);
  if (storedTable(shareId) !== text) localStore.write(keyOf(shareId), text);
}

/** The guest is told once why, and orders as everybody does from then on. */
export function endTable(shareId: string, over: string): void {
  localStore.write(keyOf(shareId), JSON.stringify({ over } satisfies EndedTable));
}

export function forgetTable(shareId: string): void {
  localStore.remove(keyOf(shareId));
}

/** Whether a refusal says that the table takes no orders from this phone. */
export function isTableOver(code: string | undefined): boolean {
  return /^ordering\.(table_|tables_|tab_)/.test(code ?? '');
}
