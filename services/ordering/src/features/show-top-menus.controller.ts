import { TopMenusQuery, type TopMenus } from '@chalkboard/contracts';
import { exportTopMenusRoute, showTopMenusRoute } from '@chalkboard/contracts/api/ordering/statistics.routes';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import { type CsvCell, csvFile, Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller, type StreamableFile } from '@nestjs/common';
import { OrderStatisticsReader } from '../persistence/order-statistics-reader';

@Controller()
export class ShowTopMenusController {
  constructor(private readonly statistics: OrderStatisticsReader) {}

  @Handles(showTopMenusRoute)
  show(@RouteQuery() query: TopMenusQuery): Promise<TopMenus> {
    return this.statistics.topMenus(query);
  }

  @Handles(exportTopMenusRoute)
  async export(@RouteQuery() query: TopMenusQuery): Promise<StreamableFile> {
    const top = await this.statistics.topMenus(query);
    return csvFile(
      `top-menus-${query.from}-${query.to}.csv`,
      [`Month (${top.zone})`, 'Restaurant', 'Menu', 'Currency', 'Orders', 'Refused', 'Revenue'],
      lines(top),
    );
  }
}

function* lines({ months }: TopMenus): Generator<CsvCell[][]> {
  for (const { month, menus } of months) {
    yield menus.map(({ restaurantName, shareId, currency, orders, refused, revenue }) => [
      month,
      restaurantName,
      shareId,
      currency,
      orders,
      refused,
      minorToDecimal(revenue, currency),
    ]);
  }
}
