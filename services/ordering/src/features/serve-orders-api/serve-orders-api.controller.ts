import type { ApiKeyClaims, ApiOrders, ApiOrdersQuery, BoardOrder } from '@chalkboard/contracts';
import { listApiOrdersRoute, readApiOrderRoute } from '@chalkboard/contracts/api/ordering/api-orders.routes';
import { CurrentApiKey, Handles, RouteParam, RouteQuery } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { ServeOrdersApiHandler } from './serve-orders-api.handler';

@Controller()
export class ServeOrdersApiController {
  constructor(private readonly handler: ServeOrdersApiHandler) {}

  @Handles(listApiOrdersRoute)
  list(@CurrentApiKey() { businessId }: ApiKeyClaims, @RouteQuery() query: ApiOrdersQuery): Promise<ApiOrders> {
    return this.handler.list(businessId, query);
  }

  @Handles(readApiOrderRoute)
  read(@CurrentApiKey() { businessId }: ApiKeyClaims, @RouteParam('orderId') orderId: string): Promise<BoardOrder> {
    return this.handler.read(businessId, orderId);
  }
}
