import { Body, Controller, Delete, HttpCode, Param, Patch, Req } from '@nestjs/common';
import { EmployeeRoleRequest, EmployeeStatusRequest, STAFF_RIGHTS, type AdminEmployee, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { StaffNotFoundError } from '../../domain/staff.errors';
import { staffIdOf } from '../../http/staff-id';
import { ChangeEmployeeHandler } from './change-employee.handler';

const ID = staffIdOf(StaffNotFoundError);

@Controller('api/admin/employees/:id')
export class ChangeEmployeeController {
  constructor(private readonly handler: ChangeEmployeeHandler) {}

  @StaffOnly(...STAFF_RIGHTS['employees.change'])
  @Patch('status')
  setStatus(
    @Param('id', ID) targetId: string,
    @Body(contract(EmployeeStatusRequest)) { isActive }: EmployeeStatusRequest,
    @CurrentStaff() { sub: actorId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminEmployee> {
    return this.handler.setStatus({ actorId, targetId, address }, isActive);
  }

  @StaffOnly(...STAFF_RIGHTS['employees.change'])
  @Patch('role')
  setRole(
    @Param('id', ID) targetId: string,
    @Body(contract(EmployeeRoleRequest)) { role }: EmployeeRoleRequest,
    @CurrentStaff() { sub: actorId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminEmployee> {
    return this.handler.setRole({ actorId, targetId, address }, role);
  }

  @StaffOnly(...STAFF_RIGHTS['employees.change'])
  @Delete('two-factor')
  resetTwoFactor(@Param('id', ID) targetId: string, @CurrentStaff() { sub: actorId }: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<AdminEmployee> {
    return this.handler.resetTwoFactor({ actorId, targetId, address });
  }

  @StaffOnly(...STAFF_RIGHTS['employees.change'])
  @Delete()
  @HttpCode(204)
  remove(@Param('id', ID) targetId: string, @CurrentStaff() { sub: actorId }: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<void> {
    return this.handler.remove({ actorId, targetId, address });
  }
}
