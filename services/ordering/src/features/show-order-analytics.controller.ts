import { AnalyticsQuery, minorToDecimal, type OrderAnalytics } from '@chalkboard/contracts';
import { exportOrderAnalyticsRoute, showOrderAnalyticsRoute } from '@chalkboard/contracts/api/ordering/figures.routes';
import { type CsvCell, csvFile, Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller, type StreamableFile } from '@nestjs/common';
import { OrderFigureReader } from '../persistence/order-figure-reader';

@Controller()
export class ShowOrderAnalyticsController {
  constructor(private readonly figures: OrderFigureReader) {}

  @Handles(showOrderAnalyticsRoute)
  show(@RouteQuery() query: AnalyticsQuery): Promise<OrderAnalytics> {
    return this.figures.orders(query);
  }

  @Handles(exportOrderAnalyticsRoute)
  async export(@RouteQuery() query: AnalyticsQuery): Promise<StreamableFile> {
    const analytics = await this.figures.orders(query);
    return csvFile(
      `orders-${query.from}-${query.to}.csv`,
      [`From (${analytics.step}, ${analytics.zone})`, 'Currency', 'Orders', 'Refused', 'Revenue'],
      lines(analytics),
    );
  }
}

async function* lines({ steps }: OrderAnalytics): AsyncGenerator<CsvCell[][]> {
  for (const { start, figures } of steps)
    yield figures.map(({ currency, orders, refused, revenue }) => [
      start,
      currency,
      orders,
      refused,
      minorToDecimal(revenue, currency),
    ]);
}
