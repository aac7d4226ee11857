import { Controller, Get, Param, Res } from '@nestjs/common';
import type { OrdersNow } from '@chalkboard/contracts';
import { Public, type HttpReply } from '@chalkboard/service-kit';
import { ShowOrdersNowHandler } from './show-orders-now.handler';

@Controller('api/orders/now')
export class ShowOrdersNowController {
  constructor(private readonly handler: ShowOrdersNowHandler) {}

  /** Whether a restaurant takes orders now, and how soon one is ready. */
  @Public('the page of a menu says it before anything is chosen')
  @Get(':shareId')
  async now(@Param('shareId') shareId: string, @Res({ passthrough: true }) reply: HttpReply): Promise<OrdersNow> {
    reply.header('cache-control', 'no-store');
    return this.handler.execute(shareId);
  }
}
