import { AnalyticsQuery, type OrderAnalytics } from '@chalkboard/contracts';
import {
  exportOrderAnalyticsRoute,
  showOrderAnalyticsRoute,
} from '@chalkboard/contracts/api/ordering/statistics.routes';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import { type CsvCell, csvFile, Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller, type StreamableFile } from '@nestjs/common';
import { OrderStatisticsReader } from '../persistence/order-statistics-reader';

@Controller()
export class ShowOrderAnalyticsController {
  constructor(private readonly statistics: OrderStatisticsReader) {}

  @Handles(showOrderAnalyticsRoute)
  show(@RouteQuery() query: AnalyticsQuery): Promise<OrderAnalytics> {
    return this.statistics.orders(query);
  }

  @Handles(exportOrderAnalyticsRoute)
  async export(@RouteQuery() query: AnalyticsQuery): Promise<StreamableFile> {
    const analytics = await this.statistics.orders(query);
    return csvFile(
      `orders-${query.from}-${query.to}.csv`,
      [`From (${analytics.step}, ${analytics.zone})`, 'Currency', 'Orders', 'Refused', 'Revenue'],
      lines(analytics),
    );
  }
}

function* lines({ steps }: OrderAnalytics): Generator<CsvCell[][]> {
  for (const { start, figures: statistics } of steps)
    yield statistics.map(({ currency, orders, refused, revenue }) => [
      start,
      currency,
      orders,
      refused,
      minorToDecimal(revenue, currency),
    ]);
}
