import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { QuoteRequest, type QuoteResponse } from '@chalkboard/contracts';
import { contract, Public, type HttpReply } from '@chalkboard/service-kit';
import { QuoteOrderHandler } from './quote-order.handler';

@Controller('api/orders')
export class QuoteOrderController {
  constructor(private readonly handler: QuoteOrderHandler) {}

  /** What a cart costs and when it can be had; keeps nothing. */
  @Public('guests order without an account')
  @Post('quote')
  @HttpCode(200)
  async quote(@Body(contract(QuoteRequest)) request: QuoteRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<QuoteResponse> {
    reply.header('cache-control', 'no-store');
    return this.handler.execute(request);
  }
}
