import type { AdminEmployee, AdminEmployeesQuery, AdminList } from '@chalkboard/contracts';
import type { AuditEntry } from '../../authority/domain/audit-log';
import type { EmployeeDecision, KnownStaff } from './employee-rules';
import type { StaffMember } from './staff-member';

/** Who changes whom. */
export interface EmployeeChange {
  readonly actorId: string;
  readonly targetId: string;
  /** Network address of the actor. */
  readonly address: string;
  readonly at: Date;
}

/** The staff as those see it who manage it. */
export abstract class Employees {
  /** Newest first. */
  abstract list(query: AdminEmployeesQuery): Promise<AdminList<AdminEmployee>>;
  /** @throws EmailTakenError */
  abstract add(member: StaffMember, entry: AuditEntry): Promise<AdminEmployee>;
  /**
   * Runs `decide` while nobody else can change actor, target or any super admin, and makes true what it decides: a
   * change ends the target's sessions, and stands in the audit log.
   * @returns the target after it; undefined for one that was removed
   * @throws what `decide` throws
   */
  abstract change(
    change: EmployeeChange,
    decide: (known: KnownStaff) => EmployeeDecision,
  ): Promise<AdminEmployee | undefined>;
}
