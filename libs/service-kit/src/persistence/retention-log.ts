import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Queryable } from './keyset-page';
import { rowsOf } from './rows';

export interface Removal {
  /** Records of what kind. */
  readonly what: string;
  readonly count: number;
  /** What was older than this has gone. */
  readonly olderThan: Date;
  readonly at: Date;
}

/** Says in the service's log of removals what went, in the transaction in which it did; nothing where nothing went. */
export async function logRemoval(manager: Queryable, { what, count, olderThan, at }: Removal): Promise<void> {
  if (count === 0) return;
  await manager.query('INSERT INTO retention_log (what, count, older_than, at) VALUES ($1, $2, $3, $4)', [
    what,
    count,
    olderThan,
    at,
  ]);
}

/**
 * Takes a job's lock until the transaction ends; the name is mixed with the schema's. @returns false while another
 * instance has it
 */
export async function takeJobLock(manager: EntityManager, job: string): Promise<boolean> {
  const [lock] = rowsOf(
    z.object({ held: z.boolean() }),
    await manager.query('SELECT pg_try_advisory_xact_lock(hashtext(current_schema()), hashtext($1)) AS held', [job]),
  );
  return lock?.held === true;
}
