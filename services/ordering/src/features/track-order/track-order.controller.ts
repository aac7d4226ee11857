import { Body, Controller, Get, Header, HttpCode, Param, Post, Sse, type MessageEvent } from '@nestjs/common';
import { CancelOrderRequest, type TrackedOrder } from '@chalkboard/contracts';
import { contract, Public } from '@chalkboard/service-kit';
import type { Observable } from 'rxjs';
import { TrackOrderHandler } from './track-order.handler';

const WHY = 'the secret in the address is the right to follow the order';

@Controller('api/orders/track/:secret')
export class TrackOrderController {
  constructor(private readonly handler: TrackOrderHandler) {}

  @Public(WHY)
  @Get()
  @Header('cache-control', 'no-store')
  read(@Param('secret') secret: string): Promise<TrackedOrder> {
    return this.handler.find(secret);
  }

  @Public(WHY)
  @Sse('events')
  events(@Param('secret') secret: string): Promise<Observable<MessageEvent>> {
    return this.handler.events(secret);
  }

  @Public(WHY)
  @Post('cancel')
  @HttpCode(200)
  cancel(@Param('secret') secret: string, @Body(contract(CancelOrderRequest.nullish())) request: CancelOrderRequest | null | undefined): Promise<TrackedOrder> {
    return this.handler.cancel(secret, request?.reason);
  }
}
