import { TestMessageRequest, type SentMessage } from '@chalkboard/contracts';
import { sendTestRoute } from '@chalkboard/contracts/api/notify/channels.routes';
import { Handles, RouteBody } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { CurrentMenu, MenuEditorOnly, type EditedMenu } from '../../http/menu-editor.guard';
import { SendTestHandler } from './send-test.handler';

@MenuEditorOnly()
@Controller()
export class SendTestController {
  constructor(private readonly handler: SendTestHandler) {}

  @Handles(sendTestRoute)
  send(@CurrentMenu() { menu, caller }: EditedMenu, @RouteBody() request: TestMessageRequest): Promise<SentMessage> {
    return this.handler.execute(menu, request, caller.visitor);
  }
}
