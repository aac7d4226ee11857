import { Controller, Get, Param, Query } from '@nestjs/common';
import { AdminListQuery, STAFF_RIGHTS, type AdminBusinessDetail, type AdminBusinessMenus, type AdminBusinessOrders } from '@chalkboard/contracts';
import { contract, idOf, StaffOnly } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { BusinessNotFoundError } from '../../domain/accounts.errors';
import { BusinessRecords } from '../../domain/business-records';
import { calendarMonthOf } from '../../domain/calendar-month';

const businessIdParam = () => Param('businessId', idOf(BusinessNotFoundError));

/** One business, with its menus and their orders. */
@Controller('api/admin/businesses/:businessId')
export class ShowBusinessController {
  constructor(
    private readonly records: BusinessRecords,
    private readonly clock: Clock,
  ) {}

  @StaffOnly(...STAFF_RIGHTS['businesses.read'])
  @Get()
  show(@businessIdParam() businessId: string): Promise<AdminBusinessDetail> {
    return this.records.show(businessId, calendarMonthOf(this.clock.now()));
  }

  @StaffOnly(...STAFF_RIGHTS['businesses.read'])
  @Get('menus')
  menus(@businessIdParam() businessId: string, @Query(contract(AdminListQuery)) part: AdminListQuery): Promise<AdminBusinessMenus> {
    return this.records.menus(businessId, part);
  }

  @StaffOnly(...STAFF_RIGHTS['businesses.read'])
  @Get('orders')
  orders(@businessIdParam() businessId: string, @Query(contract(AdminListQuery)) part: AdminListQuery): Promise<AdminBusinessOrders> {
    return this.records.orders(businessId, part);
  }
}
