import type { OrdersNow } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { BusinessStates } from '../../domain/business-state';
import { Menus } from '../../domain/menus';
import { OrderError } from '../../domain/order.errors';
import { OrderingSettingsStore } from '../../domain/ordering-settings';
import { ordersNow } from '../../domain/orders-now';

@Injectable()
export class ShowOrdersNowHandler {
  constructor(
    private readonly menus: Menus,
    private readonly settings: OrderingSettingsStore,
    private readonly states: BusinessStates,
    private readonly clock: Clock,
  ) {}

  /** @throws OrderError `ordering.menu_not_found` */
  async execute(shareId: string): Promise<OrdersNow> {
    const [menu, settings] = await Promise.all([this.menus.find(shareId), this.settings.of(shareId)]);
    if (!menu)
      throw new OrderError('ordering.menu_not_found', "The menu you're looking for doesn't exist or has been removed.");
    return ordersNow(menu, settings, await this.states.of(menu.businessId), this.clock.now());
  }
}
