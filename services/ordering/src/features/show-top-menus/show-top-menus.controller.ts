import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { minorToDecimal, STAFF_RIGHTS, TopMenusQuery, type TopMenus } from '@chalkboard/contracts';
import { contract, csvFile, StaffOnly, type CsvCell } from '@chalkboard/service-kit';
import { OrderFigureReader } from '../../persistence/order-figure-reader';

@Controller('api/admin/analytics/top-menus')
export class ShowTopMenusController {
  constructor(private readonly figures: OrderFigureReader) {}

  @StaffOnly(...STAFF_RIGHTS['analytics.read'])
  @Get()
  show(@Query(contract(TopMenusQuery)) query: TopMenusQuery): Promise<TopMenus> {
    return this.figures.topMenus(query);
  }

  @StaffOnly(...STAFF_RIGHTS['analytics.read'])
  @Get('csv')
  async export(@Query(contract(TopMenusQuery)) query: TopMenusQuery): Promise<StreamableFile> {
    const top = await this.figures.topMenus(query);
    return csvFile(`top-menus-${query.from}-${query.to}.csv`, [`Month (${top.zone})`, 'Restaurant', 'Menu', 'Currency', 'Orders', 'Refused', 'Revenue'], lines(top));
  }
}

async function* lines({ months }: TopMenus): AsyncGenerator<CsvCell[][]> {
  for (const { month, menus } of months) {
    yield menus.map(({ restaurantName, shareId, currency, orders, refused, revenue }) => [month, restaurantName, shareId, currency, orders, refused, minorToDecimal(revenue, currency)]);
  }
}
