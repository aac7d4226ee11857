import type { EntityManager } from 'typeorm';

const ALL = "(SELECT count(*) FROM privacy_parts AS others WHERE others.request_id = $1 AND others.part = parts.part AND others.service IN ('ordering', 'notify', 'identity')) = 3";

/**
 * Forgets by whom an erasure was asked for as soon as everybody has found by it what they keep: what is left goes by the orders that are named. And ends it where all is done
 * and no order waits. The browser that asked can ask for its receipt again as long as it was open: the answer may have been lost.
 */
export async function endWhereDone(manager: EntityManager, requestId: string, now: Date): Promise<void> {
  const [progress] = (await manager.query(
    `SELECT coalesce(bool_or(part = 1 AND ${ALL}), false) AS "isFound", coalesce(bool_and(${ALL}), false) AS "isDone" FROM privacy_parts AS parts WHERE request_id = $1`,
    [requestId],
  )) as { isFound: boolean; isDone: boolean }[];
  if (progress?.isFound) await manager.query(`UPDATE privacy_requests SET contact = NULL, visitor = NULL, code_hashes = '{}' WHERE id = $1`, [requestId]);
  if (progress?.isDone) await manager.query('UPDATE privacy_requests SET done_at = coalesce(done_at, $2) WHERE id = $1 AND waiting = 0', [requestId, now]);
}
