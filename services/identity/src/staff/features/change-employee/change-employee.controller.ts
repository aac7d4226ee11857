import {
  EmployeeRoleRequest,
  EmployeeStatusRequest,
  type AdminEmployee,
  type StaffClaims,
} from '@chalkboard/contracts';
import {
  removeEmployeeRoute,
  resetEmployeeTwoFactorRoute,
  setEmployeeRoleRoute,
  setEmployeeStatusRoute,
} from '@chalkboard/contracts/api/identity/staff.routes';
import { CurrentStaff, Handles, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Param, Req } from '@nestjs/common';
import { StaffNotFoundError } from '../../domain/staff.errors';
import { staffIdOf } from '../../http/staff-id';
import { ChangeEmployeeHandler } from './change-employee.handler';

const ID = staffIdOf(StaffNotFoundError);

@Controller()
export class ChangeEmployeeController {
  constructor(private readonly handler: ChangeEmployeeHandler) {}

  @Handles(setEmployeeStatusRoute)
  setStatus(
    @Param('id', ID) targetId: string,
    @RouteBody() { isActive }: EmployeeStatusRequest,
    @CurrentStaff() { sub: actorId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminEmployee> {
    return this.handler.setStatus({ actorId, targetId, address }, isActive);
  }

  @Handles(setEmployeeRoleRoute)
  setRole(
    @Param('id', ID) targetId: string,
    @RouteBody() { role }: EmployeeRoleRequest,
    @CurrentStaff() { sub: actorId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminEmployee> {
    return this.handler.setRole({ actorId, targetId, address }, role);
  }

  @Handles(resetEmployeeTwoFactorRoute)
  resetTwoFactor(
    @Param('id', ID) targetId: string,
    @CurrentStaff() { sub: actorId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminEmployee> {
    return this.handler.resetTwoFactor({ actorId, targetId, address });
  }

  @Handles(removeEmployeeRoute)
  remove(
    @Param('id', ID) targetId: string,
    @CurrentStaff() { sub: actorId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<void> {
    return this.handler.remove({ actorId, targetId, address });
  }
}
