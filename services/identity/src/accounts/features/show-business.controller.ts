import type {
  AdminBusinessDetail,
  AdminBusinessMenus,
  AdminBusinessOrders,
  AdminListQuery,
  OpenOrders,
} from '@chalkboard/contracts';
import {
  countOpenOrdersRoute,
  listBusinessMenusRoute,
  listBusinessOrdersRoute,
  showBusinessRoute,
} from '@chalkboard/contracts/api/identity/businesses.routes';
import { Handles, idOf, RouteQuery } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param } from '@nestjs/common';
import { BusinessNotFoundError } from '../domain/accounts.errors';
import { BusinessRecords } from '../domain/business-records';
import { calendarMonthOf } from '../domain/calendar-month';

const businessIdParam = () => Param('businessId', idOf(BusinessNotFoundError));

/** One business, with its menus and their orders. */
@Controller()
export class ShowBusinessController {
  constructor(
    private readonly records: BusinessRecords,
    private readonly clock: Clock,
  ) {}

  @Handles(showBusinessRoute)
  show(@businessIdParam() businessId: string): Promise<AdminBusinessDetail> {
    return this.records.show(businessId, calendarMonthOf(this.clock.now()));
  }

  @Handles(countOpenOrdersRoute)
  openOrders(@businessIdParam() businessId: string): Promise<OpenOrders> {
    return this.records.openOrders(businessId);
  }

  @Handles(listBusinessMenusRoute)
  menus(@businessIdParam() businessId: string, @RouteQuery() part: AdminListQuery): Promise<AdminBusinessMenus> {
    return this.records.menus(businessId, part);
  }

  @Handles(listBusinessOrdersRoute)
  orders(@businessIdParam() businessId: string, @RouteQuery() part: AdminListQuery): Promise<AdminBusinessOrders> {
    return this.records.orders(businessId, part);
  }
}
