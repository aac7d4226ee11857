import { followMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { Handles, type HttpReply, type LiveFeed, LiveStreams } from '@chalkboard/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import { menuNotFound } from '../domain/menu/menu.errors';
import { MenuRepository } from '../domain/menu/menu.repository';

/** Everybody sees the same. */
const PUBLIC = 'public';

/** Tells who looks at a menu that it changed, on whatever device. */
@Controller()
export class FollowMenuController {
  private readonly feed: LiveFeed<undefined, number> = {
    kind: 'menu',
    event: 'menu',
    read: async (shareId) => {
      const version = await this.menus.versionOf(shareId);
      if (version === undefined) throw menuNotFound();
      return version;
    },
    viewOf: () => PUBLIC,
    show: (version) => ({ id: String(version), data: { version }, final: false }),
  };

  constructor(
    private readonly menus: MenuRepository,
    private readonly streams: LiveStreams,
  ) {}

  @Handles(followMenuRoute)
  events(@Param('shareId') shareId: string, @Res() reply: HttpReply): Promise<void> {
    return this.streams.open(this.feed, { id: shareId, reader: undefined }, reply);
  }
}
