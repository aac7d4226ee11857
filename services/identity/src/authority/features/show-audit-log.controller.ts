import { AUDIT_GROUPS, type AdminAuditLog, type AdminAuditQuery, type StaffClaims } from '@chalkboard/contracts';
import { showAuditLogRoute } from '@chalkboard/contracts/api/identity/audit-log.routes';
import { CurrentStaff, Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { AuditLog } from '../domain/audit-log';

/** Who did what: for everybody of the staff, as far as their role sees it elsewhere. */
@Controller()
export class ShowAuditLogController {
  constructor(private readonly audit: AuditLog) {}

  @Handles(showAuditLogRoute)
  async show(
    @RouteQuery() query: AdminAuditQuery,
    @CurrentStaff() { sub: staffId, role }: StaffClaims,
  ): Promise<AdminAuditLog> {
    const groups = AUDIT_GROUPS[role];
    const { items, ...rest } = await this.audit.list(query, groups && { staffId, groups });
    return { ...rest, items: [...items] };
  }
}
