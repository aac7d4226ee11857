import { Body, Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CancelOrderRequest, type TrackedOrder } from '@chalkboard/contracts';
import { contract, LiveStreams, Public, type HttpReply } from '@chalkboard/service-kit';
import { TrackOrderHandler } from './track-order.handler';

const WHY = 'the secret in the address is the right to follow the order';

@Controller('api/orders/track/:secret')
export class TrackOrderController {
  constructor(
    private readonly handler: TrackOrderHandler,
    private readonly streams: LiveStreams,
  ) {}

  @Public(WHY)
  @Get()
  @Header('cache-control', 'no-store')
  read(@Param('secret') secret: string): Promise<TrackedOrder> {
    return this.handler.find(secret);
  }

  @Public(WHY)
  @Get('events')
  events(@Param('secret') secret: string, @Res() reply: HttpReply): Promise<void> {
    return this.streams.open(this.handler.feed, { id: this.handler.idOf(secret), reader: secret }, reply);
  }

  @Public(WHY)
  @Post('cancel')
  @HttpCode(200)
  cancel(@Param('secret') secret: string, @Body(contract(CancelOrderRequest.nullish())) request: CancelOrderRequest | null | undefined): Promise<TrackedOrder> {
    return this.handler.cancel(secret, request?.reason);
  }
}
