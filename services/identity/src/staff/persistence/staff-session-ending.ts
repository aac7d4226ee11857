import type { Queryable } from '@chalkboard/service-kit';

/**
 * Ends the sessions of a member, and the sign-ins that wait for their code, in the transaction of what they end by. The
 * other services learn of it by `Announcements`, after the commit.
 * @param except a session that goes on
 * @returns how many ended
 */
export async function endSessionsOf(
  source: Queryable,
  { staffId, at, except }: { staffId: string; at: Date; except?: string },
): Promise<number> {
  await source.query('DELETE FROM staff_sign_in_challenges WHERE staff_id = $1', [staffId]);
  const ending =
    'UPDATE staff_sessions SET ended_at = $2 WHERE staff_id = $1 AND ended_at IS NULL AND ($3::uuid IS NULL OR id <> $3::uuid)';
  const [, count] = (await source.query(ending, [staffId, at, except ?? null])) as [unknown, number];
  return count;
}
