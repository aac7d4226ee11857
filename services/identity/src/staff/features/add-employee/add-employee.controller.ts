import { Body, Controller, Post, Req } from '@nestjs/common';
import { AddEmployeeRequest, STAFF_RIGHTS, type AdminEmployee, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { AddEmployeeHandler } from './add-employee.handler';

@Controller('api/admin/employees')
export class AddEmployeeController {
  constructor(private readonly handler: AddEmployeeHandler) {}

  @StaffOnly(...STAFF_RIGHTS['employees.change'])
  @Post()
  add(@Body(contract(AddEmployeeRequest)) body: AddEmployeeRequest, @CurrentStaff() { sub: actorId }: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<AdminEmployee> {
    return this.handler.execute({ ...body, actorId, address });
  }
}
