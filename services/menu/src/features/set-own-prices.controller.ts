import type { OwnPrices, SetOwnPricesRequest } from '@chalkboard/contracts';
import { readOwnPricesRoute, setOwnPricesRoute } from '@chalkboard/contracts/api/menu/locations.routes';
import { Handles, type HttpReply, LiveHints, RouteBody } from '@chalkboard/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import { isLocation, type Location } from '../domain/locations/followed-menu';
import { withPrices } from '../domain/locations/location';
import { assertMayEdit, editable, type Caller } from '../domain/menu/edit-right';
import { locationClosed, locationNotFound } from '../domain/menu/menu.errors';
import { MenuRepository } from '../domain/menu/menu.repository';
import { CurrentCaller } from '../http/caller';

@Controller()
export class SetOwnPricesController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly hints: LiveHints,
  ) {}

  @Handles(readOwnPricesRoute)
  async read(
    @Param('shareId') shareId: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<OwnPrices> {
    reply.header('cache-control', 'no-store');
    const stored = editable(await this.menus.find(shareId), caller);
    if (!isLocation(stored)) throw locationNotFound();
    return viewOf(stored);
  }

  @Handles(setOwnPricesRoute)
  async set(
    @Param('shareId') shareId: string,
    @RouteBody() request: SetOwnPricesRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<OwnPrices> {
    editable(await this.menus.find(shareId), caller);
    const changed = await this.menus.changeLocation(shareId, (location, main) => {
      assertMayEdit(location, caller);
      if (location.closed) throw locationClosed(location.follows.main);
      return withPrices(location, request, main.menu);
    });
    this.hints.send('menu', shareId);
    return viewOf(changed);
  }
}

function viewOf({ follows: { main, prices } }: Location): OwnPrices {
  return { main, prices: [...prices] };
}
