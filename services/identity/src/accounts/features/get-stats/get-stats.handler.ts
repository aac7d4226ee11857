import type { AdminStats } from '@chalkboard/contracts';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Businesses } from '../../domain/businesses';
import { calendarMonthOf } from '../../domain/calendar-month';
import { OrderFacts } from '../../domain/order-facts';

/** The card speaks of dollars, and currencies are never added: orders in others are not in it. */
const REVENUE_CURRENCY = 'USD';

@Injectable()
export class GetStatsHandler {
  constructor(
    private readonly businesses: Businesses,
    private readonly orders: OrderFacts,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<AdminStats> {
    const month = calendarMonthOf(this.clock.now());
    const [statistics, revenue] = await Promise.all([
      this.businesses.statistics(month),
      this.orders.revenue(month, REVENUE_CURRENCY),
    ]);
    return {
      totalBusinesses: statistics.total,
      monthlyRevenue: minorToDecimal(revenue, REVENUE_CURRENCY),
      pendingRegistrations: statistics.pending,
      newSignupsThisMonth: statistics.registeredInMonth,
    };
  }
}
