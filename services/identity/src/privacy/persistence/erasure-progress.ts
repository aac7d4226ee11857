import { ErasureRequestedV1, PRIVACY } from '@chalkboard/contracts';
import { rowsOf, type Outbox } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const Stalled = z.object({ id: z.string(), erasingSince: z.date(), repeats: z.int() });
const Counted = z.object({ count: z.int() });

/** What is told twice in one turn of the sweep, by several instances or because one starts anew, is told once. */
const REST_MS = PRIVACY.stalledMs / 2;

/** Of `privacy_requests`: all three services have done all parts up to this one, in whatever order they were told. */
function allDidUpTo(part: string): string {
  return `(SELECT count(*) FROM privacy_parts WHERE request_id = privacy_requests.id AND service IN ('ordering', 'notify', 'identity') AND part <= ${part}) = 3 * ${part}`;
}

/** Where `$2` is a day ago: only orders that have not ended are waited for. */
const ONLY_WAITS = `(newest_part > 0 AND waiting > 0 AND waiting_until >= $2 AND ${allDidUpTo('newest_part')})`;

/**
 * Forgets by whom an erasure was asked for as soon as everybody has found by it what they keep: what is left goes by
 * the orders that are named. And ends it where the last part is known, by no order waiting after it, and all have done
 * it and those before it. The browser that asked can ask for its receipt again as long as it was open: the answer may
 * have been lost.
 */
export async function endWhereDone(manager: EntityManager, requestId: string, now: Date): Promise<void> {
  await manager.query(
    `UPDATE privacy_requests SET contact = NULL, visitor = NULL, code_hashes = '{}' WHERE id = $1 AND contact IS NOT NULL AND ${allDidUpTo('1')}`,
    [requestId],
  );
  await manager.query(
    `UPDATE privacy_requests SET done_at = $2 WHERE id = $1 AND done_at IS NULL AND newest_part > 0 AND waiting = 0 AND ${allDidUpTo('newest_part')}`,
    [requestId, now],
  );
}

/**
 * Asks once more, in the caller's transaction, for erasures that should have come further by now: a step of theirs was
 * lost, or set aside. @returns how many
 */
export async function repeatStalled(manager: EntityManager, outbox: Outbox, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const stalled = rowsOf(
    Stalled,
    await manager.query(
      `UPDATE privacy_requests SET repeats = repeats + 1, repeated_at = $1
     WHERE erasing_since < $2 AND done_at IS NULL AND (repeated_at IS NULL OR repeated_at < $3) AND NOT ${ONLY_WAITS} RETURNING id, erasing_since AS "erasingSince", repeats`,
      [now, before(PRIVACY.stalledMs), before(REST_MS)],
    ),
  );
  for (const { id, erasingSince, repeats } of stalled) {
    await outbox.append(manager, {
      definition: ErasureRequestedV1,
      aggregateId: id,
      aggregateVersion: 2 + repeats,
      data: { requestId: id, requestedAt: erasingSince.toISOString() },
    });
  }
  return stalled.length;
}

/** Erasures that are not done long after they should be. */
export async function countOverdue(source: Pick<EntityManager, 'query'>, now: Date): Promise<number> {
  const [row] = rowsOf(
    Counted,
    await source.query(
      'SELECT count(*)::int AS count FROM privacy_requests WHERE erasing_since IS NOT NULL AND done_at IS NULL AND greatest(erasing_since, waiting_until) < $1',
      [new Date(now.getTime() - PRIVACY.overdueMs)],
    ),
  );
  return row?.count ?? 0;
}
