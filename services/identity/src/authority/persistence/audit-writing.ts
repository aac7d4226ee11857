import type { AuditFact, ServiceName } from '@chalkboard/contracts';
import type { Queryable } from '@chalkboard/service-kit';
import type { AuditEntry } from '../domain/audit-log';

/** Writes an entry, in the transaction of the change that it tells of. @param source the transaction's manager */
export async function insertAuditEntry(
  source: Queryable,
  { at, action, staffId, actor, address, subject, before, after }: AuditEntry,
): Promise<void> {
  // Somebody who is removed later is still named by the log.
  await source.query(
    `INSERT INTO audit_log (at, action, staff_id, actor, address, subject, before, after)
     VALUES ($1, $2, $3::uuid, coalesce($4, (SELECT email FROM staff_members WHERE id = $3::uuid), ''), $5, $6, $7, $8)`,
    [at, action, staffId ?? null, actor ?? null, address, subject ?? null, json(before), json(after)],
  );
}

/** Writes what was done in a service and told by its name and ids alone; of the same one, once. */
export async function insertAuditFact(
  source: Queryable,
  service: ServiceName,
  { entryId, at, action, staffId, sessionId, subject, before, after }: AuditFact,
): Promise<void> {
  await source.query(
    `INSERT INTO audit_log (entry_id, service, at, action, staff_id, actor, address, subject, before, after)
     VALUES ($1, $2, $3, $4, $5::uuid, coalesce((SELECT email FROM staff_members WHERE id = $5::uuid), ''), coalesce((SELECT address FROM staff_sessions WHERE id = $6::uuid), ''), $7, $8, $9)
     ON CONFLICT (entry_id) DO NOTHING`,
    [entryId, service, at, action, staffId, sessionId, subject ?? null, json(before), json(after)],
  );
}

function json(facts: unknown): string | null {
  return facts === undefined ? null : JSON.stringify(facts);
}
