import type { AdminEmployee, StaffRole } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import {
  decideRemoval,
  decideRole,
  decideStatus,
  decideTwoFactorReset,
  type EmployeeDecision,
  type KnownStaff,
} from '../../domain/employee-rules';
import { Employees, type EmployeeChange } from '../../domain/employees';
import { StaffNotFoundError } from '../../domain/staff.errors';

/** Who changes whom, from where. */
export type WhoChangesWhom = Omit<EmployeeChange, 'at'>;

/**
 * Changes somebody of the staff; who loses something is out of every service at once. Each throws SessionEndedError,
 * StaffNotFoundError, MayNotManageError.
 */
@Injectable()
export class ChangeEmployeeHandler {
  constructor(
    private readonly employees: Employees,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** @throws LastSuperAdminError */
  setStatus(change: WhoChangesWhom, isActive: boolean): Promise<AdminEmployee> {
    return this.changed(change, (known) => decideStatus(known, isActive));
  }

  /** @throws LastSuperAdminError */
  setRole(change: WhoChangesWhom, role: StaffRole): Promise<AdminEmployee> {
    return this.changed(change, (known) => decideRole(known, role));
  }

  resetTwoFactor(change: WhoChangesWhom): Promise<AdminEmployee> {
    return this.changed(change, decideTwoFactorReset);
  }

  /** @throws LastSuperAdminError */
  async remove(change: WhoChangesWhom): Promise<void> {
    await this.make(change, decideRemoval);
  }

  private async changed(
    change: WhoChangesWhom,
    decide: (known: KnownStaff) => EmployeeDecision,
  ): Promise<AdminEmployee> {
    const employee = await this.make(change, decide);
    if (!employee) throw new StaffNotFoundError();
    return employee;
  }

  private async make(
    change: WhoChangesWhom,
    decide: (known: KnownStaff) => EmployeeDecision,
  ): Promise<AdminEmployee | undefined> {
    const employee = await this.employees.change({ ...change, at: this.clock.now() }, decide);
    await this.announcements.announce();
    return employee;
  }
}
