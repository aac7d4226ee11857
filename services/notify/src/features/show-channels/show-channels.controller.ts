import type { Channels } from '@chalkboard/contracts';
import { followChannelsRoute, showChannelsRoute } from '@chalkboard/contracts/api/notify/channels.routes';
import { Handles, LiveStreams, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Header, Res } from '@nestjs/common';
import { CurrentMenu, MenuEditorOnly, type EditedMenu } from '../../http/menu-editor.guard';
import { ShowChannelsHandler } from './show-channels.handler';

@MenuEditorOnly()
@Controller()
export class ShowChannelsController {
  constructor(
    private readonly handler: ShowChannelsHandler,
    private readonly streams: LiveStreams,
  ) {}

  @Handles(showChannelsRoute)
  @Header('cache-control', 'no-store')
  show(@CurrentMenu() { menu }: EditedMenu): Promise<Channels> {
    return this.handler.show(menu);
  }

  @Handles(followChannelsRoute)
  events(@CurrentMenu() { menu: { shareId }, caller }: EditedMenu, @Res() reply: HttpReply): Promise<void> {
    return this.streams.open(this.handler.feed, { id: shareId, reader: caller }, reply);
  }
}
