import type { AdminBusinessExportQuery } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../authority/domain/audit-log';
import type { StaffActor } from '../../../authority/domain/staff-actor';
import { BusinessRecords, type ExportedBusiness } from '../../domain/business-records';

/** Gives staff the list as a file: who took it, and what of it, is noted before the first line is read. */
@Injectable()
export class ExportBusinessesHandler {
  constructor(
    private readonly records: BusinessRecords,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(
    query: AdminBusinessExportQuery,
    by: StaffActor,
  ): Promise<{ readonly day: string; readonly parts: AsyncGenerator<ExportedBusiness[], void, undefined> }> {
    const now = this.clock.now();
    // What was looked for may be somebody's name.
    const { search, ...filters } = query;
    await this.audit.record({
      ...by,
      action: 'business.list_exported',
      after: { ...filters, searched: search !== undefined },
      at: now,
    });
    return { day: now.toISOString().slice(0, 10), parts: this.records.exportAll(query) };
  }
}
