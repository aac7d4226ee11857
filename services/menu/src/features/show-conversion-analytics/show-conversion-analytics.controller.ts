import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { AnalyticsQuery, STAFF_RIGHTS, type ConversionAnalytics, type ConversionFigures } from '@chalkboard/contracts';
import { contract, csvFile, StaffOnly, type CsvCell } from '@chalkboard/service-kit';
import { DailyConversionFigures } from '../../persistence/conversion-figures';

const COLUMNS: readonly (readonly [name: string, of: (figures: ConversionFigures) => CsvCell])[] = [
  ['Menus read', ({ menus }) => menus],
  ['Updates read', ({ updates }) => updates],
  ['Failed', ({ failed }) => failed],
  ['Pages', ({ pages }) => pages],
  ['Timed', ({ timed }) => timed],
  ['Average seconds', ({ averageMs }) => (averageMs === null ? null : averageMs / 1000)],
  ['Within one minute', ({ withinOneMinute }) => withinOneMinute],
  ['Within two minutes', ({ withinTwoMinutes }) => withinTwoMinutes],
  ['Menus published', ({ published }) => published],
  ['Dishes read', ({ itemsRead }) => itemsRead],
  ['Left as read', ({ itemsKept }) => itemsKept],
  ['Names corrected', ({ namesCorrected }) => namesCorrected],
  ['Prices corrected', ({ pricesCorrected }) => pricesCorrected],
  ['Details corrected', ({ detailsCorrected }) => detailsCorrected],
  ['Dishes removed', ({ itemsRemoved }) => itemsRemoved],
  ['Dishes added', ({ itemsAdded }) => itemsAdded],
];

@Controller('api/admin/analytics/conversions')
export class ShowConversionAnalyticsController {
  constructor(private readonly figures: DailyConversionFigures) {}

  @StaffOnly(...STAFF_RIGHTS['analytics.read'])
  @Get()
  show(@Query(contract(AnalyticsQuery)) query: AnalyticsQuery): Promise<ConversionAnalytics> {
    return this.figures.show(query);
  }

  @StaffOnly(...STAFF_RIGHTS['analytics.read'])
  @Get('csv')
  async export(@Query(contract(AnalyticsQuery)) query: AnalyticsQuery): Promise<StreamableFile> {
    const analytics = await this.figures.show(query);
    return csvFile(`conversions-${query.from}-${query.to}.csv`, [`From (${analytics.step}, ${analytics.zone})`, ...COLUMNS.map(([name]) => name)], lines(analytics));
  }
}

async function* lines({ steps }: ConversionAnalytics): AsyncGenerator<CsvCell[][]> {
  for (const { start, ...figures } of steps) yield [[start, ...COLUMNS.map(([, of]) => of(figures))]];
}
