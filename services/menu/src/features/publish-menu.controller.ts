import type { Menu } from '@chalkboard/contracts';
import { publishMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { Handles, LiveHints } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { assertMayEdit, type Caller } from '../domain/menu/edit-right';
import { publishMenu } from '../domain/menu/menu';
import { MenuRepository } from '../domain/menu/menu.repository';
import { CurrentCaller } from '../http/caller';

@Controller()
export class PublishMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly hints: LiveHints,
  ) {}

  /** Records that the owner has looked at the menu. */
  @Handles(publishMenuRoute)
  async publish(@Param('shareId') shareId: string, @CurrentCaller() caller: Caller): Promise<Menu> {
    const { menu } = await this.menus.change(shareId, 'published', (stored) => {
      assertMayEdit(stored, caller);
      return publishMenu(stored);
    });
    this.hints.send('menu', shareId);
    return menu;
  }
}
