import { Controller, Get, Query } from '@nestjs/common';
import { AdminBusinessesQuery, STAFF_RIGHTS, type AdminBusinesses } from '@chalkboard/contracts';
import { contract, StaffOnly } from '@chalkboard/service-kit';
import { BusinessRecords } from '../../domain/business-records';

@Controller('api/admin/businesses')
export class ListBusinessesController {
  constructor(private readonly records: BusinessRecords) {}

  @StaffOnly(...STAFF_RIGHTS['businesses.read'])
  @Get()
  list(@Query(contract(AdminBusinessesQuery)) query: AdminBusinessesQuery): Promise<AdminBusinesses> {
    return this.records.list(query);
  }
}
