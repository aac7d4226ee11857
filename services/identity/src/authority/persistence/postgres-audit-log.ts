import type { AdminAuditEntry, AdminAuditQuery, AdminList } from '@chalkboard/contracts';
import { readKeysetPage, rowsOf, type Condition, type KeysetOrder } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AuditLog, type AuditEntry, type AuditView } from '../domain/audit-log';
import { withNames } from './audit-names';
import { insertAuditEntry } from './audit-writing';

const NEWEST_FIRST: KeysetOrder = {
  direction: 'desc',
  columns: [
    { sql: 'at', type: 'timestamptz' },
    { sql: 'id', type: 'bigint' },
  ],
};

const Facts = z.record(z.string(), z.unknown()).nullable();
const EntryRow = z.object({
  id: z.int(),
  at: z.date(),
  service: z.string(),
  action: z.string(),
  staffId: z.string().nullable(),
  actor: z.string(),
  address: z.string(),
  subject: z.string().nullable(),
  before: Facts,
  after: Facts,
});

@Injectable()
export class PostgresAuditLog extends AuditLog {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  record(entry: AuditEntry): Promise<void> {
    return insertAuditEntry(this.dataSource, entry);
  }

  async list({ cursor, limit, ...filters }: AdminAuditQuery, view?: AuditView): Promise<AdminList<AdminAuditEntry>> {
    const select = 'id, at, service, action, staff_id AS "staffId", actor, address, subject, before, after';
    const { items, ...page } = await readKeysetPage(
      this.dataSource,
      { select, from: 'audit_log', where: [...conditions(filters), view && viewCondition(view)], order: NEWEST_FIRST },
      { cursor, limit },
    );
    return { ...page, items: await withNames(this.dataSource, rowsOf(EntryRow, items).map(toEntry)) };
  }
}

function conditions({
  actor,
  staffId,
  action,
  subject,
  from,
  to,
}: Omit<AdminAuditQuery, 'cursor' | 'limit'>): (Condition | undefined)[] {
  return [
    actor ? ['actor = lower(?)', actor] : undefined,
    staffId ? ['staff_id = ?', staffId] : undefined,
    action ? actionCondition(action) : undefined,
    subject ? ['subject = ?', subject] : undefined,
    from ? ['at >= ?', from] : undefined,
    to ? ['at < ?', to] : undefined,
  ];
}

function viewCondition({ staffId, groups }: AuditView): Condition {
  return [`(staff_id = ? OR ${groups.map(() => 'starts_with(action, ?)').join(' OR ')})`, staffId, ...groups];
}

/** `staff.` is all that begins so. */
function actionCondition(action: string): Condition {
  return action.endsWith('.') ? ['starts_with(action, ?)', action] : ['action = ?', action];
}

function toEntry({ id, at, staffId, subject, before, after, ...rest }: z.infer<typeof EntryRow>): AdminAuditEntry {
  return {
    ...rest,
    id: String(id),
    at: at.toISOString(),
    staffId: staffId ?? undefined,
    subject: subject ?? undefined,
    before: before ?? undefined,
    after: after ?? undefined,
  };
}
