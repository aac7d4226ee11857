import type { ApiKeyClaims, ApiSalesQuery, SalesFigures } from '@chalkboard/contracts';
import { readApiSalesRoute } from '@chalkboard/contracts/api/ordering/sales.routes';
import { CurrentApiKey, Handles, PlanGate, RouteQuery } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Menus } from '../../domain/menus';
import { OrderError } from '../../domain/order.errors';
import { SalesReader } from '../../persistence/sales/sales-reader';

/** The same for programs, by a key of the business. */
@Controller()
export class SalesApiController {
  constructor(
    private readonly menus: Menus,
    private readonly sales: SalesReader,
    private readonly plans: PlanGate,
  ) {}

  @Handles(readApiSalesRoute)
  async read(
    @CurrentApiKey() { businessId }: ApiKeyClaims,
    @RouteQuery() { shareId, ...query }: ApiSalesQuery,
  ): Promise<SalesFigures> {
    const menu = await this.menus.find(shareId);
    if (menu?.businessId !== businessId)
      throw new OrderError('ordering.menu_not_found', 'This business has no such menu.');
    await this.plans.assertAllows('figures', businessId);
    return this.sales.show(menu, query);
  }
}
