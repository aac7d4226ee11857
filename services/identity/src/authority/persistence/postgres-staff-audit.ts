import { randomUUID } from 'node:crypto';
import { StaffAudit, type StaffDeed } from '@chalkboard/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { insertAuditFact } from './audit-writing';

/** What staff did in identity itself by something that every service has: the log is here, so no event is needed. */
export class PostgresStaffAudit extends StaffAudit {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  record(deed: StaffDeed, manager?: EntityManager): Promise<void> {
    return insertAuditFact(manager ?? this.dataSource, 'identity', {
      ...deed,
      entryId: randomUUID(),
      at: new Date().toISOString(),
    });
  }
}
