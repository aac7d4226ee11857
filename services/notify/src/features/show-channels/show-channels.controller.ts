import { Controller, Get, Header, Res } from '@nestjs/common';
import type { Channels } from '@chalkboard/contracts';
import { LiveStreams, type HttpReply } from '@chalkboard/service-kit';
import { CurrentMenu, MenuEditorOnly, type EditedMenu } from '../../http/menu-editor.guard';
import { ShowChannelsHandler } from './show-channels.handler';

@MenuEditorOnly()
@Controller('api/notify/menus/:shareId/channels')
export class ShowChannelsController {
  constructor(
    private readonly handler: ShowChannelsHandler,
    private readonly streams: LiveStreams,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  show(@CurrentMenu() { menu }: EditedMenu): Promise<Channels> {
    return this.handler.show(menu);
  }

  @Get('events')
  events(@CurrentMenu() { menu: { shareId }, caller }: EditedMenu, @Res() reply: HttpReply): Promise<void> {
    return this.streams.open(this.handler.feed, { id: shareId, reader: caller }, reply);
  }
}
