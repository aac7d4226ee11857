import type { AdminBusinesses, AdminBusinessesQuery } from '@chalkboard/contracts';
import { listBusinessesRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { BusinessRecords } from '../domain/business-records';

@Controller()
export class ListBusinessesController {
  constructor(private readonly records: BusinessRecords) {}

  @Handles(listBusinessesRoute)
  list(@RouteQuery() query: AdminBusinessesQuery): Promise<AdminBusinesses> {
    return this.records.list(query);
  }
}
