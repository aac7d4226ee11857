import { AnalyticsQuery, type NotificationAnalytics } from '@chalkboard/contracts';
import {
  exportNotificationAnalyticsRoute,
  showNotificationAnalyticsRoute,
} from '@chalkboard/contracts/api/notify/statistics.routes';
import { type CsvCell, csvFile, Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller, type StreamableFile } from '@nestjs/common';
import { MessageStatisticsReader } from '../persistence/message-statistics-reader';

@Controller()
export class ShowNotificationAnalyticsController {
  constructor(private readonly statistics: MessageStatisticsReader) {}

  @Handles(showNotificationAnalyticsRoute)
  show(@RouteQuery() query: AnalyticsQuery): Promise<NotificationAnalytics> {
    return this.statistics.read(query);
  }

  @Handles(exportNotificationAnalyticsRoute)
  async export(@RouteQuery() query: AnalyticsQuery): Promise<StreamableFile> {
    const analytics = await this.statistics.read(query);
    return csvFile(
      `notifications-${query.from}-${query.to}.csv`,
      [`From (${analytics.step}, ${analytics.zone})`, 'Channel', 'Written', 'Sent', 'Delivered', 'Failed'],
      lines(analytics),
    );
  }
}

function* lines({ steps }: NotificationAnalytics): Generator<CsvCell[][]> {
  for (const { start, figures: statistics } of steps)
    yield statistics.map(({ channel, written, sent, delivered, failed }) => [
      start,
      channel,
      written,
      sent,
      delivered,
      failed,
    ]);
}
