import { Controller, Get, Header, Sse, type MessageEvent } from '@nestjs/common';
import type { Channels } from '@chalkboard/contracts';
import type { Observable } from 'rxjs';
import { CurrentMenu, MenuEditorOnly, type EditedMenu } from '../../http/menu-editor.guard';
import { ShowChannelsHandler } from './show-channels.handler';

@MenuEditorOnly()
@Controller('api/notify/menus/:shareId/channels')
export class ShowChannelsController {
  constructor(private readonly handler: ShowChannelsHandler) {}

  @Get()
  @Header('cache-control', 'no-store')
  show(@CurrentMenu() { menu }: EditedMenu): Promise<Channels> {
    return this.handler.show(menu);
  }

  @Sse('events')
  events(@CurrentMenu() edited: EditedMenu): Observable<MessageEvent> {
    return this.handler.events(edited);
  }
}
