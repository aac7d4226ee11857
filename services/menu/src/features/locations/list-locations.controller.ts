import type { MenuLocations } from '@chalkboard/contracts';
import { listLocationsRoute } from '@chalkboard/contracts/api/menu/locations.routes';
import { Handles, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import { isOffered, shownLocation } from '../../domain/locations/location';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';

@Controller()
export class ListLocationsController {
  constructor(private readonly menus: MenuRepository) {}

  /** The restaurants that guests can choose from, by the link of any of them. */
  @Handles(listLocationsRoute)
  async list(@Param('shareId') shareId: string, @Res({ passthrough: true }) reply: HttpReply): Promise<MenuLocations> {
    const asked = await this.menus.find(shareId);
    if (!asked) throw menuNotFound();
    const main = asked.follows ? await this.menus.find(asked.follows.main) : asked;
    if (!main) throw menuNotFound();
    const others = (await this.menus.locationsOf(main.menu.shareId)).filter(isOffered);
    reply.header('cache-control', 'no-cache');
    return {
      main: main.menu.shareId,
      locations: others.length > 0 ? [main, ...others].map(shownLocation) : [],
    };
  }
}
