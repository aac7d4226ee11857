import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { AnalyticsQuery, minorToDecimal, STAFF_RIGHTS, type OrderAnalytics } from '@chalkboard/contracts';
import { contract, csvFile, StaffOnly, type CsvCell } from '@chalkboard/service-kit';
import { OrderFigureReader } from '../../persistence/order-figure-reader';

@Controller('api/admin/analytics/orders')
export class ShowOrderAnalyticsController {
  constructor(private readonly figures: OrderFigureReader) {}

  @StaffOnly(...STAFF_RIGHTS['analytics.read'])
  @Get()
  show(@Query(contract(AnalyticsQuery)) query: AnalyticsQuery): Promise<OrderAnalytics> {
    return this.figures.orders(query);
  }

  @StaffOnly(...STAFF_RIGHTS['analytics.read'])
  @Get('csv')
  async export(@Query(contract(AnalyticsQuery)) query: AnalyticsQuery): Promise<StreamableFile> {
    const analytics = await this.figures.orders(query);
    return csvFile(`orders-${query.from}-${query.to}.csv`, [`From (${analytics.step}, ${analytics.zone})`, 'Currency', 'Orders', 'Refused', 'Revenue'], lines(analytics));
  }
}

async function* lines({ steps }: OrderAnalytics): AsyncGenerator<CsvCell[][]> {
  for (const { start, figures } of steps) yield figures.map(({ currency, orders, refused, revenue }) => [start, currency, orders, refused, minorToDecimal(revenue, currency)]);
}
