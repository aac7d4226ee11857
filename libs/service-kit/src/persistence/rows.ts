import type { z } from 'zod';

/** A statement gave something other than its schema says. It names columns and never values, so that none is logged. */
export class UnexpectedRowError extends Error {
  constructor(faults: readonly string[]) {
    super(`a statement gave rows that do not fit their schema: ${faults.join('; ')}`);
    this.name = 'UnexpectedRowError';
  }
}

/**
 * Parses the rows of a statement that is written by hand: `rowsOf(z.object({ … }), await manager.query(…))`. What the
 * driver gives: `Date` for timestamptz, a number for int8, text for numeric, and for date a `Date` in the zone of the
 * process. Statements therefore select `day::text`, and cast a sum to `::int` or `::bigint`.
 * @param result as TypeORM gives it: the rows; of UPDATE and DELETE the rows and how many there are
 * @throws UnexpectedRowError
 */
export function rowsOf<T extends z.ZodType>(row: T, result: unknown): z.output<T>[] {
  const rows = partsOf(result).rows;
  const parsed = new Array<z.output<T>>(rows.length);
  for (let index = 0; index < rows.length; index++) {
    const { success, data, error } = row.safeParse(rows[index]);
    if (!success) throw new UnexpectedRowError(faultsOf(error));
    parsed[index] = data;
  }
  return parsed;
}

/**
 * How many rows a statement has changed, or given back where it is an INSERT or a SELECT.
 * @throws UnexpectedRowError
 */
export function countOf(result: unknown): number {
  const { rows, changed } = partsOf(result);
  return changed ?? rows.length;
}

/** A row is an object and never a list, so that the two forms of a result cannot be confused. */
function partsOf(result: unknown): { rows: readonly unknown[]; changed?: number } {
  if (!Array.isArray(result)) throw new UnexpectedRowError(['no rows']);
  const [rows, changed]: unknown[] = result;
  if (result.length === 2 && Array.isArray(rows) && typeof changed === 'number') return { rows, changed };
  return { rows: result };
}

function faultsOf({ issues }: z.core.$ZodError): string[] {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
