import { AddEmployeeRequest, type AdminEmployee, type StaffClaims } from '@chalkboard/contracts';
import { addEmployeeRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { CurrentStaff, Handles, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req } from '@nestjs/common';
import { AddEmployeeHandler } from './add-employee.handler';

@Controller()
export class AddEmployeeController {
  constructor(private readonly handler: AddEmployeeHandler) {}

  @Handles(addEmployeeRoute)
  add(
    @RouteBody() body: AddEmployeeRequest,
    @CurrentStaff() { sub: actorId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminEmployee> {
    return this.handler.execute({ ...body, actorId, address });
  }
}
