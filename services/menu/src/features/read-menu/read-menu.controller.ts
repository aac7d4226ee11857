import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { Menu, MenuAccess } from '@chalkboard/contracts';
import { KnownVisitor, Public, type HttpReply, type Visitor } from '@chalkboard/service-kit';
import { mayEdit } from '../../domain/menu/menu';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';

@Controller('api/menu')
export class ReadMenuController {
  constructor(private readonly menus: MenuRepository) {}

  @Public('a menu is live by its link')
  @Get(':shareId')
  async read(@Param('shareId') shareId: string, @Headers('if-none-match') known: string | undefined, @Res({ passthrough: true }) reply: HttpReply): Promise<Menu | undefined> {
    const stored = await this.menus.find(shareId);
    if (!stored) throw menuNotFound();
    const etag = `W/"${stored.menu.version}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (known === etag) {
      reply.status(304);
      return undefined;
    }
    return stored.menu;
  }

  @Public('tells a visitor about their own right only')
  @Get(':shareId/access')
  async access(@Param('shareId') shareId: string, @KnownVisitor() visitor: Visitor | undefined, @Res({ passthrough: true }) reply: HttpReply): Promise<MenuAccess> {
    const stored = await this.menus.find(shareId);
    if (!stored) throw menuNotFound();
    reply.header('cache-control', 'no-store');
    return { canEdit: mayEdit(stored, visitor?.hash) };
  }
}
