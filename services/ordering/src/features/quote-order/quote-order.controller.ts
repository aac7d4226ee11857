import { QuoteRequest, type QuoteResponse } from '@chalkboard/contracts';
import { quoteOrderRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { Handles, type HttpReply, RouteBody } from '@chalkboard/service-kit';
import { Controller, Res } from '@nestjs/common';
import { QuoteOrderHandler } from './quote-order.handler';

@Controller()
export class QuoteOrderController {
  constructor(private readonly handler: QuoteOrderHandler) {}

  /** What a cart costs and when it can be had; keeps nothing. */
  @Handles(quoteOrderRoute)
  async quote(
    @RouteBody() request: QuoteRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<QuoteResponse> {
    reply.header('cache-control', 'no-store');
    return this.handler.execute(request);
  }
}
