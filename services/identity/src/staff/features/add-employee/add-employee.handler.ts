import { randomUUID } from 'node:crypto';
import { MANAGED_ROLES, type AddEmployeeRequest, type AdminEmployee } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Employees } from '../../domain/employees';
import { PasswordHasher } from '../../domain/password-hasher';
import { assertGoodPassword } from '../../domain/password-rules';
import { factsOf, normaliseEmail, type StaffMember } from '../../domain/staff-member';
import { MayNotManageError, SessionEndedError } from '../../domain/staff.errors';
import { StaffRepository } from '../../domain/staff.repository';

export interface AddEmployee extends AddEmployeeRequest {
  /** Who adds. */
  readonly actorId: string;
  /** Network address of the actor. */
  readonly address: string;
}

@Injectable()
export class AddEmployeeHandler {
  constructor(
    private readonly staff: StaffRepository,
    private readonly employees: Employees,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /** @throws MayNotManageError, PasswordWeakError, EmailTakenError, SessionEndedError */
  async execute({ actorId, address, password, ...person }: AddEmployee): Promise<AdminEmployee> {
    const actor = await this.staff.findById(actorId);
    if (!actor?.isActive) throw new SessionEndedError();
    if (!MANAGED_ROLES[actor.role].includes(person.role)) throw new MayNotManageError();
    assertGoodPassword(password, person);
    const now = this.clock.now();
    const member: StaffMember = {
      ...person,
      id: randomUUID(),
      email: normaliseEmail(person.email),
      passwordHash: await this.hasher.hash(password),
      isActive: true,
      createdAt: now,
    };
    return this.employees.add(member, {
      action: 'staff.employee_added',
      staffId: actorId,
      address,
      subject: member.id,
      after: factsOf(member),
      at: now,
    });
  }
}
