import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { Menu } from '@chalkboard/contracts';
import { KnownVisitor, LiveHints, Public, type Visitor } from '@chalkboard/service-kit';
import { assertMayEdit } from '../../domain/menu/edit-right';
import { publishMenu } from '../../domain/menu/menu';
import { MenuRepository } from '../../domain/menu/menu.repository';

@Controller('api/menu')
export class PublishMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly hints: LiveHints,
  ) {}

  /** Records that the owner has looked at the menu. */
  @Public('needs the edit right of this menu, which is checked under its lock')
  @Post(':shareId/publish')
  @HttpCode(200)
  async publish(@Param('shareId') shareId: string, @KnownVisitor() visitor: Visitor | undefined): Promise<Menu> {
    const { menu } = await this.menus.change(shareId, 'published', (stored) => {
      assertMayEdit(stored, visitor?.hash);
      return publishMenu(stored);
    });
    this.hints.send('menu', shareId);
    return menu;
  }
}
