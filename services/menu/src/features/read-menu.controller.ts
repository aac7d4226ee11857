import type { ApiKeyClaims, Menu, MenuAccess } from '@chalkboard/contracts';
import { readApiMenuRoute } from '@chalkboard/contracts/api/menu/api-menus.routes';
import { readAccessRoute, readMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { CurrentApiKey, Handles, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Headers, Param, Res } from '@nestjs/common';
import { isMember, mayEdit, mayShareRights, ofBusiness, type Caller } from '../domain/menu/edit-right';
import { menuNotFound } from '../domain/menu/menu.errors';
import { MenuRepository } from '../domain/menu/menu.repository';
import { TranslationSuggester } from '../domain/menu/translation-suggester';
import { CurrentCaller } from '../http/caller';

@Controller()
export class ReadMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly suggester: TranslationSuggester,
  ) {}

  @Handles(readMenuRoute)
  async read(
    @Param('shareId') shareId: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<Menu | undefined> {
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

  @Handles(readApiMenuRoute)
  async readByKey(@Param('shareId') shareId: string, @CurrentApiKey() { businessId }: ApiKeyClaims): Promise<Menu> {
    return ofBusiness(await this.menus.find(shareId), businessId).menu;
  }

  @Handles(readAccessRoute)
  async access(
    @Param('shareId') shareId: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<MenuAccess> {
    const stored = await this.menus.find(shareId);
    if (!stored) throw menuNotFound();
    reply.header('cache-control', 'no-store');
    const { businessId } = stored;
    const canEdit = mayEdit(stored, caller);
    return {
      canEdit,
      ...(mayShareRights(stored, caller) && { mayShare: true }),
      ...(businessId && { claimed: true, ...(isMember(stored, caller) && { businessId }) }),
      ...(canEdit && this.suggester.offered && { suggestsTranslations: true }),
    };
  }
}
