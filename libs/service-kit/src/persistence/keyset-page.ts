import { ADMIN_TOTAL_CAP, type AdminList } from '@chalkboard/contracts';
import { z } from 'zod';
import { cursorAfter, keysOfCursor, type KeysetType } from './keyset-cursor';
import { rowsOf } from './rows';

/** A connection, a pool or a transaction: a `DataSource` or an `EntityManager`. */
export interface Queryable {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/**
 * One way to sort a list. An index over the same columns, after those of the filters, answers any page of it in the
 * same time.
 */
export interface KeysetOrder {
  /** Of all columns: then one comparison of rows finds the place. */
  readonly direction: 'asc' | 'desc';
  /** Never null; the last is unique. */
  readonly columns: readonly { readonly sql: string; readonly type: KeysetType }[];
}

/** A condition with `?` in place of each value, and the values: `['status = ?', status]`. */
export type Condition = readonly [sql: string, ...values: unknown[]];

export interface KeysetList {
  /** What is read of a row: `id, business_name AS "businessName"`. */
  readonly select: string;
  /** Table, and what is joined to it one to one. */
  readonly from: string;
  /** All of them must hold; what is undefined is no filter. */
  readonly where: readonly (Condition | undefined)[];
  readonly order: KeysetOrder;
}

/** Which part: that after `cursor`, or the first. */
export interface KeysetPlace {
  readonly cursor?: string;
  readonly limit: number;
}

/** Whoever reads a list parses its rows: `rowsOf(Row, page.items)`. */
type Row = Readonly<Record<string, unknown>>;

const KeyedRow = z.looseObject({ keysetKeys: z.array(z.string()) });
type KeyedRow = z.infer<typeof KeyedRow>;

/**
 * One part of a list, however deep it lies, and how many rows the list has, counted no further than `totalCap`.
 * @throws InvalidInputError where the cursor is none of this order
 */
export async function readKeysetPage(
  source: Queryable,
  list: KeysetList,
  { cursor, limit }: KeysetPlace,
  totalCap: number = ADMIN_TOTAL_CAP,
): Promise<AdminList<Row>> {
  const after = cursor === undefined ? undefined : keysOfCursor(cursor, typesOf(list.order));
  const rows = await readAfter(source, list, after, limit + 1);
  const counted = await count(source, list, totalCap);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(withoutKeys),
    next: rows.length > limit && last ? cursorAfter(last.keysetKeys) : null,
    total: Math.min(counted, totalCap),
    totalIsCapped: counted > totalCap,
  };
}

/**
 * The whole of a list in parts of `size` rows, for exports: no more than one part is held, and no transaction is kept
 * open while somebody downloads slowly.
 */
export async function* readKeysetBatches(
  source: Queryable,
  list: KeysetList,
  size: number,
): AsyncGenerator<Row[], void, undefined> {
  let after: readonly string[] | undefined;
  for (;;) {
    const rows = await readAfter(source, list, after, size);
    if (rows.length > 0) yield rows.map(withoutKeys);
    after = rows.at(-1)?.keysetKeys;
    if (rows.length < size || !after) return;
  }
}

async function readAfter(
  source: Queryable,
  { select, from, where, order }: KeysetList,
  after: readonly string[] | undefined,
  limit: number,
): Promise<KeyedRow[]> {
  const parameters = new Parameters();
  const conditions = [...where, after && placeAfter(order, after)].flatMap((condition) =>
    condition ? [parameters.fill(condition)] : [],
  );
  const sorting = order.columns.map(({ sql }) => `${sql} ${order.direction.toUpperCase()}`).join(', ');
  const keys = order.columns
    .map(({ sql, type }) =>
      type === 'timestamptz' ? `to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : `${sql}::text`,
    )
    .join(', ');
  const sql = `SELECT ${select}, ARRAY[${keys}] AS "keysetKeys" FROM ${from} ${whereOf(conditions)} ORDER BY ${sorting} LIMIT ${parameters.fill(['?::int', limit])}`;
  return rowsOf(KeyedRow, await source.query(sql, parameters.values));
}

async function count(source: Queryable, { from, where }: KeysetList, cap: number): Promise<number> {
  const parameters = new Parameters();
  const conditions = where.flatMap((condition) => (condition ? [parameters.fill(condition)] : []));
  const [row] = rowsOf(
    z.object({ count: z.number() }),
    await source.query(
      `SELECT count(*)::int AS count FROM (SELECT 1 FROM ${from} ${whereOf(conditions)} LIMIT ${cap + 1}) AS counted`,
      parameters.values,
    ),
  );
  return row?.count ?? 0;
}

function placeAfter({ direction, columns }: KeysetOrder, keys: readonly string[]): Condition {
  const values = columns.map(({ type }) => `?::${type}`).join(', ');
  return [`(${columns.map(({ sql }) => sql).join(', ')}) ${direction === 'asc' ? '>' : '<'} (${values})`, ...keys];
}

function typesOf({ columns }: KeysetOrder): KeysetType[] {
  return columns.map(({ type }) => type);
}

function whereOf(conditions: readonly string[]): string {
  return conditions.length > 0 ? `WHERE ${conditions.map((condition) => `(${condition})`).join(' AND ')}` : '';
}

function withoutKeys({ keysetKeys: _keys, ...row }: KeyedRow): Row {
  return row;
}

/** The values of a statement, in the order in which they stand in it. */
class Parameters {
  readonly values: unknown[] = [];

  /** @returns the condition with $1, $2 … in place of the question marks */
  fill([sql, ...values]: Condition): string {
    const numbers = values.map((value) => this.values.push(value));
    return sql.replace(/\?/g, () => `$${numbers.shift()}`);
  }
}
