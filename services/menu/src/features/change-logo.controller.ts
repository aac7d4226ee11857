import { LOGO, type Menu } from '@chalkboard/contracts';
import { removeLogoRoute, setLogoRoute } from '@chalkboard/contracts/api/menu/pictures.routes';
import { Handles, type HttpRequest, LiveHints } from '@chalkboard/service-kit';
import { Controller, Param, Req } from '@nestjs/common';
import { assertMayEdit, editable, type Caller } from '../domain/menu/edit-right';
import { checkLogo } from '../domain/menu/logo';
import { LogoCleaner } from '../domain/menu/logo-cleaner';
import { LogoStore } from '../domain/menu/logo-store';
import { withLogo } from '../domain/menu/menu';
import { MenuError } from '../domain/menu/menu.errors';
import { MenuRepository } from '../domain/menu/menu.repository';
import type { StoredMenu } from '../domain/menu/stored-menu';
import { CurrentCaller } from '../http/caller';
import { sentFile } from '../http/sent-file';

@Controller()
export class ChangeLogoController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly cleaner: LogoCleaner,
    private readonly logos: LogoStore,
    private readonly hints: LiveHints,
  ) {}

  @Handles(setLogoRoute)
  async set(
    @Param('shareId') shareId: string,
    @Req() request: HttpRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Menu> {
    editable(await this.menus.find(shareId), caller);
    const picture = await sentFile(request, LOGO.maxBytes);
    if (!picture) throw new MenuError('menu.no_logo', 'Please send the logo as a file in a multipart form.');
    checkLogo(picture);
    const logo = await this.logos.keep(await this.cleaner.clean(picture.bytes));
    return this.change(shareId, caller, (stored) => withLogo(stored, logo));
  }

  /** The picture itself goes when no menu has shown it for a while: pages that were drawn before still ask for it. */
  @Handles(removeLogoRoute)
  remove(@Param('shareId') shareId: string, @CurrentCaller() caller: Caller): Promise<Menu> {
    return this.change(shareId, caller, (stored) => withLogo(stored, undefined));
  }

  private async change(shareId: string, caller: Caller, change: (stored: StoredMenu) => StoredMenu): Promise<Menu> {
    const { menu } = await this.menus.change(shareId, 'updated', (stored) => {
      assertMayEdit(stored, caller);
      return change(stored);
    });
    this.hints.send('menu', shareId);
    return menu;
  }
}
