import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { AnalyticsQuery, STAFF_RIGHTS, type NotificationAnalytics } from '@chalkboard/contracts';
import { contract, csvFile, StaffOnly, type CsvCell } from '@chalkboard/service-kit';
import { MessageFigureReader } from '../../persistence/message-figure-reader';

@Controller('api/admin/analytics/notifications')
export class ShowNotificationAnalyticsController {
  constructor(private readonly figures: MessageFigureReader) {}

  @StaffOnly(...STAFF_RIGHTS['analytics.read'])
  @Get()
  show(@Query(contract(AnalyticsQuery)) query: AnalyticsQuery): Promise<NotificationAnalytics> {
    return this.figures.read(query);
  }

  @StaffOnly(...STAFF_RIGHTS['analytics.read'])
  @Get('csv')
  async export(@Query(contract(AnalyticsQuery)) query: AnalyticsQuery): Promise<StreamableFile> {
    const analytics = await this.figures.read(query);
    return csvFile(`notifications-${query.from}-${query.to}.csv`, [`From (${analytics.step}, ${analytics.zone})`, 'Channel', 'Written', 'Sent', 'Delivered', 'Failed'], lines(analytics));
  }
}

async function* lines({ steps }: NotificationAnalytics): AsyncGenerator<CsvCell[][]> {
  for (const { start, figures } of steps) yield figures.map(({ channel, written, sent, delivered, failed }) => [start, channel, written, sent, delivered, failed]);
}
