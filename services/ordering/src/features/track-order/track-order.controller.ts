import { CancelOrderRequest, type TrackedOrder } from '@chalkboard/contracts';
import {
  cancelOrderRoute,
  followOrderRoute,
  pickupCalendarRoute,
  trackOrderRoute,
} from '@chalkboard/contracts/api/ordering/tracking.routes';
import { Handles, LiveStreams, RouteBody, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Header, Param, Res, StreamableFile } from '@nestjs/common';
import { TrackOrderHandler } from './track-order.handler';

@Controller()
export class TrackOrderController {
  constructor(
    private readonly handler: TrackOrderHandler,
    private readonly streams: LiveStreams,
  ) {}

  @Handles(trackOrderRoute)
  @Header('cache-control', 'no-store')
  read(@Param('secret') secret: string): Promise<TrackedOrder> {
    return this.handler.find(secret);
  }

  @Handles(followOrderRoute)
  events(@Param('secret') secret: string, @Res() reply: HttpReply): Promise<void> {
    return this.streams.open(this.handler.feed, { id: this.handler.idOf(secret), reader: secret }, reply);
  }

  @Handles(pickupCalendarRoute)
  @Header('cache-control', 'no-store')
  async calendar(@Param('secret') secret: string): Promise<StreamableFile> {
    const file = Buffer.from(await this.handler.calendar(secret));
    return new StreamableFile(file, {
      type: 'text/calendar; charset=utf-8',
      length: file.length,
      disposition: 'inline; filename="pickup.ics"',
    });
  }

  @Handles(cancelOrderRoute)
  cancel(
    @Param('secret') secret: string,
    @RouteBody() request: CancelOrderRequest | null | undefined,
  ): Promise<TrackedOrder> {
    return this.handler.cancel(secret, request?.reason);
  }
}
