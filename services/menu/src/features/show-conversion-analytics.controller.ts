import type { AnalyticsQuery, ConversionAnalytics, ConversionStatistics } from '@chalkboard/contracts';
import {
  exportConversionAnalyticsRoute,
  showConversionAnalyticsRoute,
} from '@chalkboard/contracts/api/menu/statistics.routes';
import { type CsvCell, csvFile, Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller, type StreamableFile } from '@nestjs/common';
import { DailyConversionStatistics } from '../persistence/conversion-statistics';

const COLUMNS: readonly (readonly [name: string, of: (statistics: ConversionStatistics) => CsvCell])[] = [
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

@Controller()
export class ShowConversionAnalyticsController {
  constructor(private readonly statistics: DailyConversionStatistics) {}

  @Handles(showConversionAnalyticsRoute)
  show(@RouteQuery() query: AnalyticsQuery): Promise<ConversionAnalytics> {
    return this.statistics.show(query);
  }

  @Handles(exportConversionAnalyticsRoute)
  async export(@RouteQuery() query: AnalyticsQuery): Promise<StreamableFile> {
    const analytics = await this.statistics.show(query);
    return csvFile(
      `conversions-${query.from}-${query.to}.csv`,
      [`From (${analytics.step}, ${analytics.zone})`, ...COLUMNS.map(([name]) => name)],
      lines(analytics),
    );
  }
}

function* lines({ steps }: ConversionAnalytics): Generator<CsvCell[][]> {
  for (const { start, ...statistics } of steps) yield [[start, ...COLUMNS.map(([, of]) => of(statistics))]];
}
