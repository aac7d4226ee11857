import { AnalyticsQuery, type NotificationAnalytics } from '@chalkboard/contracts';
import {
  exportNotificationAnalyticsRoute,
  showNotificationAnalyticsRoute,
} from '@chalkboard/contracts/api/notify/figures.routes';
import { type CsvCell, csvFile, Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller, type StreamableFile } from '@nestjs/common';
import { MessageFigureReader } from '../persistence/message-figure-reader';

@Controller()
export class ShowNotificationAnalyticsController {
  constructor(private readonly figures: MessageFigureReader) {}

  @Handles(showNotificationAnalyticsRoute)
  show(@RouteQuery() query: AnalyticsQuery): Promise<NotificationAnalytics> {
    return this.figures.read(query);
  }

  @Handles(exportNotificationAnalyticsRoute)
  async export(@RouteQuery() query: AnalyticsQuery): Promise<StreamableFile> {
    const analytics = await this.figures.read(query);
    return csvFile(
      `notifications-${query.from}-${query.to}.csv`,
      [`From (${analytics.step}, ${analytics.zone})`, 'Channel', 'Written', 'Sent', 'Delivered', 'Failed'],
      lines(analytics),
    );
  }
}

async function* lines({ steps }: NotificationAnalytics): AsyncGenerator<CsvCell[][]> {
  for (const { start, figures } of steps)
    yield figures.map(({ channel, written, sent, delivered, failed }) => [
      start,
      channel,
      written,
      sent,
      delivered,
      failed,
    ]);
}
