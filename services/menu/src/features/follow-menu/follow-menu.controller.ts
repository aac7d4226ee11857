import { Controller, Param, Sse, type MessageEvent } from '@nestjs/common';
import type { MenuVersion } from '@chalkboard/contracts';
import { LiveHints, liveStream, Public, type LiveState } from '@chalkboard/service-kit';
import type { Observable } from 'rxjs';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';

/** Tells who looks at a menu that it changed, on whatever device. */
@Controller('api/menu/:shareId/events')
export class FollowMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly hints: LiveHints,
  ) {}

  @Public('a menu is live by its link')
  @Sse()
  async events(@Param('shareId') shareId: string): Promise<Observable<MessageEvent>> {
    await this.read(shareId);
    return liveStream({ event: 'menu', hints: this.hints.of('menu', shareId), read: () => this.read(shareId) });
  }

  private async read(shareId: string): Promise<LiveState<MenuVersion>> {
    const version = await this.menus.versionOf(shareId);
    if (version === undefined) throw menuNotFound();
    return { id: String(version), data: { version }, final: false };
  }
}
