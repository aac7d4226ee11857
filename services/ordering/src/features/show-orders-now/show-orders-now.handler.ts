import type { OrdersNow } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { OrderBases } from '../../domain/order-basis';
import { OrderError } from '../../domain/order.errors';
import { ordersNow } from '../../domain/orders-now';
import { fewLeft, Stock } from '../../domain/stock';

@Injectable()
export class ShowOrdersNowHandler {
  constructor(
    private readonly bases: OrderBases,
    private readonly stock: Stock,
    private readonly clock: Clock,
  ) {}

  /** @throws OrderError `ordering.menu_not_found` */
  async execute(shareId: string): Promise<OrdersNow> {
    const basis = await this.bases.read(shareId);
    if (!basis)
      throw new OrderError('ordering.menu_not_found', "The menu you're looking for doesn't exist or has been removed.");
    const now = ordersNow(basis.menu, basis.settings, basis.state, this.clock.now());
    return basis.counted ? { ...now, left: fewLeft(await this.stock.of(shareId)) } : now;
  }
}
