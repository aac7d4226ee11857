import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { minorToDecimal, PlaceOrderRequest, type OwnerClaims, type PlaceOrderResponse } from '@chalkboard/contracts';
import { contract, KnownOwner, KnownVisitor, parseInput, Public, TokenVerifier, type HttpReply, type Visitor } from '@chalkboard/service-kit';
import { IdempotencyKey } from '../../http/idempotency-key';
import { PlaceOrderHandler } from './place-order.handler';

@Controller('api/orders')
export class PlaceOrderController {
  constructor(
    private readonly handler: PlaceOrderHandler,
    private readonly tokens: TokenVerifier,
  ) {}

  @Public('guests order without an account')
  @Post()
  async place(
    @Body(contract(PlaceOrderRequest)) request: PlaceOrderRequest,
    @Headers('idempotency-key') key: unknown,
    @KnownVisitor() visitor: Visitor | undefined,
    @KnownOwner() owner: OwnerClaims | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<PlaceOrderResponse> {
    const idempotencyKey = parseInput(IdempotencyKey, key);
    const { order, trackingUrl, whatsappUrl, fresh } = await this.handler.execute({ request, visitor: visitor?.hash, businesses: this.tokens.membershipsOf(owner)(), idempotencyKey });
    reply.status(fresh ? 201 : 200);
    return {
      success: true,
      orderId: order.id,
      orderNumber: order.number,
      total: minorToDecimal(order.total, order.currency),
      notifications: [...order.channels],
      ...(whatsappUrl && { whatsappUrl }),
      trackingUrl,
    };
  }
}
