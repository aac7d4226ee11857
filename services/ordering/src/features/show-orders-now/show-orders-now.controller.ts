import type { OrdersNow } from '@chalkboard/contracts';
import { showOrdersNowRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { Handles, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import { ShowOrdersNowHandler } from './show-orders-now.handler';

@Controller()
export class ShowOrdersNowController {
  constructor(private readonly handler: ShowOrdersNowHandler) {}

  /** Whether a restaurant takes orders now, and how soon one is ready. */
  @Handles(showOrdersNowRoute)
  async now(@Param('shareId') shareId: string, @Res({ passthrough: true }) reply: HttpReply): Promise<OrdersNow> {
    reply.header('cache-control', 'no-store');
    return this.handler.execute(shareId);
  }
}
