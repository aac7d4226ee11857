import type { UpdateMenuRequest, Menu } from '@chalkboard/contracts';
import { updateMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { Handles, LiveHints, RouteBody } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { assertMayEdit, type Caller } from '../domain/menu/edit-right';
import { updateMenu } from '../domain/menu/menu';
import { MenuRepository } from '../domain/menu/menu.repository';
import { CurrentCaller } from '../http/caller';

@Controller()
export class UpdateMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly hints: LiveHints,
  ) {}

  @Handles(updateMenuRoute)
  async update(
    @Param('shareId') shareId: string,
    @RouteBody() changes: UpdateMenuRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Menu> {
    const { menu } = await this.menus.change(shareId, 'updated', (stored) => {
      assertMayEdit(stored, caller);
      return updateMenu(stored, changes);
    });
    this.hints.send('menu', shareId);
    return menu;
  }
}
