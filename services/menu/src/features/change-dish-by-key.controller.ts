import type { ApiKeyClaims, ChangeDishRequest, DishAvailabilityRequest, Menu } from '@chalkboard/contracts';
import { changeApiDishRoute, sellOutApiDishRoute } from '@chalkboard/contracts/api/menu/api-menus.routes';
import { CurrentApiKey, Handles, LiveHints, RouteBody, RouteParam } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { dishNotFound, withChangedDish } from '../domain/menu/changed-dish';
import { ofBusiness } from '../domain/menu/edit-right';
import { hasSellable, withSoldOut } from '../domain/menu/menu';
import { MenuRepository } from '../domain/menu/menu.repository';
import type { StoredMenu } from '../domain/menu/stored-menu';

/** Programs of a business change a dish, and mark it as sold out or as there again. */
@Controller()
export class ChangeDishByKeyController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly hints: LiveHints,
  ) {}

  @Handles(changeApiDishRoute)
  change(
    @RouteParam('shareId') shareId: string,
    @RouteParam('itemId') itemId: string,
    @RouteBody() request: ChangeDishRequest,
    @CurrentApiKey() key: ApiKeyClaims,
  ): Promise<Menu> {
    return this.changed(shareId, key, (stored) => withChangedDish(stored, itemId, request));
  }

  @Handles(sellOutApiDishRoute)
  sellOut(
    @RouteParam('shareId') shareId: string,
    @RouteParam('itemId') itemId: string,
    @RouteBody() { soldOut, partId, until }: DishAvailabilityRequest,
    @CurrentApiKey() key: ApiKeyClaims,
  ): Promise<Menu> {
    const dish = { itemId, ...(partId !== undefined && { partId }) };
    return this.changed(shareId, key, (stored) => {
      if (!hasSellable(stored, dish)) throw dishNotFound();
      return withSoldOut(stored, dish, soldOut, until);
    });
  }

  private async changed(
    shareId: string,
    { businessId }: ApiKeyClaims,
    change: (stored: StoredMenu) => StoredMenu,
  ): Promise<Menu> {
    const { menu } = await this.menus.change(shareId, 'updated', (stored) => change(ofBusiness(stored, businessId)));
    this.hints.send('menu', shareId);
    return menu;
  }
}
