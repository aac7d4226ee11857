import type { ApiKeyClaims, BusinessMenu, BusinessMenus } from '@chalkboard/contracts';
import { listApiMenusRoute } from '@chalkboard/contracts/api/menu/api-menus.routes';
import { listBusinessMenusRoute } from '@chalkboard/contracts/api/menu/rights.routes';
import { CurrentApiKey, Handles } from '@chalkboard/service-kit';
import { Controller, Header, Param } from '@nestjs/common';
import { isListed } from '../domain/directory/listed-restaurant';
import { Businesses, type KnownBusiness } from '../domain/menu/businesses';
import { assertOfTeam, type Caller } from '../domain/menu/edit-right';
import { MenuRepository, type MenuOfBusiness } from '../domain/menu/menu.repository';
import { CurrentCaller } from '../http/caller';

@Controller()
export class ListBusinessMenusController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly businesses: Businesses,
  ) {}

  @Handles(listBusinessMenusRoute)
  @Header('cache-control', 'no-store')
  async list(@Param('businessId') businessId: string, @CurrentCaller() caller: Caller): Promise<BusinessMenus> {
    assertOfTeam(caller, businessId);
    return this.menusOf(businessId);
  }

  @Handles(listApiMenusRoute)
  listByKey(@CurrentApiKey() { businessId }: ApiKeyClaims): Promise<BusinessMenus> {
    return this.menusOf(businessId);
  }

  private async menusOf(businessId: string): Promise<BusinessMenus> {
    const [menus, business] = await Promise.all([this.menus.ofBusiness(businessId), this.businesses.find(businessId)]);
    return { menus: menus.map((menu) => viewOf(menu, business)) };
  }
}

function viewOf(
  { stored: { menu, locationId, follows }, updatedAt }: MenuOfBusiness,
  business: KnownBusiness | undefined,
): BusinessMenu {
  const items = menu.categories.flatMap((category) => category.items);
  return {
    shareId: menu.shareId,
    restaurantName: menu.restaurantName,
    status: menu.status,
    version: menu.version,
    locationId: locationId ?? null,
    updatedAt: updatedAt.toISOString(),
    items: items.length,
    uncertain: items.filter(({ uncertain }) => uncertain).length + (menu.currencyAssumed ? 1 : 0),
    hasPhone: Boolean(menu.restaurantPhone),
    inDirectory: isListed(menu, business),
    ...(follows && { follows: follows.main }),
  };
}
