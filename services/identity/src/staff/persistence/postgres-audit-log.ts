import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog, type AuditEntry } from '../domain/audit-log';

@Injectable()
export class PostgresAuditLog extends AuditLog {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async record({ at, action, staffId, actor, address }: AuditEntry): Promise<void> {
    await this.dataSource.query('INSERT INTO audit_log (at, action, staff_id, actor, address) VALUES ($1, $2, $3, $4, $5)', [at, action, staffId ?? null, actor, address]);
  }
}
