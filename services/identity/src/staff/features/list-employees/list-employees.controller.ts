import { Controller, Get, Query } from '@nestjs/common';
import { AdminEmployeesQuery, STAFF_RIGHTS, type AdminEmployees } from '@chalkboard/contracts';
import { contract, StaffOnly } from '@chalkboard/service-kit';
import { Employees } from '../../domain/employees';

@Controller('api/admin/employees')
export class ListEmployeesController {
  constructor(private readonly employees: Employees) {}

  @StaffOnly(...STAFF_RIGHTS['employees.read'])
  @Get()
  async list(@Query(contract(AdminEmployeesQuery)) query: AdminEmployeesQuery): Promise<AdminEmployees> {
    const { items, ...rest } = await this.employees.list(query);
    return { ...rest, items: [...items] };
  }
}
