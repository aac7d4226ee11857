import type { KeyObject } from 'node:crypto';
import { PlaceOrderRequest, type OwnerClaims, type PlaceOrderResponse } from '@chalkboard/contracts';
import { placeOrderRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import {
  type CookieRequest,
  Handles,
  type HttpReply,
  type HttpRequest,
  KnownOwner,
  KnownVisitor,
  parseInput,
  RouteBody,
  TokenVerifier,
  type Visitor,
} from '@chalkboard/service-kit';
import { Controller, Headers, Inject, Req, Res } from '@nestjs/common';
import { addressKey } from '../../domain/caller-key';
import { ADDRESS_KEY } from '../../http/address-key';
import { IdempotencyKey } from '../../http/idempotency-key';
import { tableCookie } from '../../http/table-cookie';
import { PlaceOrderHandler } from './place-order.handler';

@Controller()
export class PlaceOrderController {
  constructor(
    private readonly handler: PlaceOrderHandler,
    private readonly tokens: TokenVerifier,
    @Inject(ADDRESS_KEY) private readonly key: KeyObject,
  ) {}

  @Handles(placeOrderRoute)
  async place(
    @RouteBody() request: PlaceOrderRequest,
    @Headers('idempotency-key') key: unknown,
    @KnownVisitor() visitor: Visitor | undefined,
    @KnownOwner() owner: OwnerClaims | undefined,
    @Req() sent: HttpRequest & CookieRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<PlaceOrderResponse> {
    const idempotencyKey = parseInput(IdempotencyKey, key);
    const { order, trackingUrl, whatsappUrl, notifications, fresh } = await this.handler.execute({
      request,
      visitor: visitor?.hash,
      businesses: this.tokens.membershipsOf(owner)(),
      idempotencyKey,
      address: addressKey(sent.ip, this.key),
      seat: request.atTable && tableCookie(sent, request.shareId),
    });
    reply.status(fresh ? 201 : 200);
    return {
      success: true,
      orderId: order.id,
      orderNumber: order.number,
      total: minorToDecimal(order.total, order.currency),
      notifications: [...notifications],
      ...(whatsappUrl && { whatsappUrl }),
      trackingUrl,
    };
  }
}
