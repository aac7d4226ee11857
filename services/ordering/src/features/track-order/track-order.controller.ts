import { CancelOrderRequest, type TrackedOrder } from '@chalkboard/contracts';
import {
  cancelOrderRoute,
  followOrderRoute,
  trackOrderRoute,
} from '@chalkboard/contracts/api/ordering/tracking.routes';
import { Handles, LiveStreams, RouteBody, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Header, Param, Res } from '@nestjs/common';
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

  @Handles(cancelOrderRoute)
  cancel(
    @Param('secret') secret: string,
    @RouteBody() request: CancelOrderRequest | null | undefined,
  ): Promise<TrackedOrder> {
    return this.handler.cancel(secret, request?.reason);
  }
}
