import { AdminEmployeesQuery, type AdminEmployees } from '@chalkboard/contracts';
import { listEmployeesRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Employees } from '../domain/employees';

@Controller()
export class ListEmployeesController {
  constructor(private readonly employees: Employees) {}

  @Handles(listEmployeesRoute)
  async list(@RouteQuery() query: AdminEmployeesQuery): Promise<AdminEmployees> {
    const { items, ...rest } = await this.employees.list(query);
    return { ...rest, items: [...items] };
  }
}
