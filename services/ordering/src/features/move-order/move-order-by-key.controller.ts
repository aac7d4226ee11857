import type { ApiKeyClaims, BoardOrder, MoveOrderRequest } from '@chalkboard/contracts';
import { moveApiOrderRoute } from '@chalkboard/contracts/api/ordering/api-orders.routes';
import { CurrentApiKey, Handles, RouteBody, RouteParam } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { BoardAccess } from '../../domain/board-access';
import { BusinessOrders } from '../../domain/business-orders';
import { MoveOrderHandler } from './move-order.handler';

/** Programs move orders as their restaurant does on its board. */
@Controller()
export class MoveOrderByKeyController {
  constructor(
    private readonly orders: BusinessOrders,
    private readonly access: BoardAccess,
    private readonly handler: MoveOrderHandler,
  ) {}

  @Handles(moveApiOrderRoute)
  async move(
    @CurrentApiKey() { keyId, businessId }: ApiKeyClaims,
    @RouteParam('orderId') orderId: string,
    @RouteBody() request: MoveOrderRequest,
  ): Promise<BoardOrder> {
    const { menu } = await this.orders.find(businessId, orderId);
    // The key stands in the place of a device: a repeat is known by who asks.
    const board = await this.access.open(menu.shareId, {
      visitor: keyId,
      link: undefined,
      businesses: () => [businessId],
      managed: () => [businessId],
    });
    return this.handler.execute(board, orderId, request);
  }
}
