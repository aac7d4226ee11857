import { Controller, Get, Query } from '@nestjs/common';
import { AdminAuditQuery, auditGroupsOf, STAFF_RIGHTS, type AdminAuditLog, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, StaffOnly } from '@chalkboard/service-kit';
import { AuditLog } from '../../domain/audit-log';

/** Who did what: for everybody of the staff, as far as their role sees it elsewhere. */
@Controller('api/admin/audit-log')
export class ShowAuditLogController {
  constructor(private readonly audit: AuditLog) {}

  @StaffOnly(...STAFF_RIGHTS['audit-log.read'])
  @Get()
  async show(@Query(contract(AdminAuditQuery)) query: AdminAuditQuery, @CurrentStaff() { sub: staffId, role }: StaffClaims): Promise<AdminAuditLog> {
    const groups = auditGroupsOf(role);
    const { items, ...rest } = await this.audit.list(query, groups && { staffId, groups });
    return { ...rest, items: [...items] };
  }
}
