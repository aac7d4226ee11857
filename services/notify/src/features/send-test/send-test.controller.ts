import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { TestMessageRequest, type SentMessage } from '@chalkboard/contracts';
import { contract } from '@chalkboard/service-kit';
import { CurrentMenu, MenuEditorOnly, type EditedMenu } from '../../http/menu-editor.guard';
import { SendTestHandler } from './send-test.handler';

@MenuEditorOnly()
@Controller('api/notify/menus/:shareId/test-messages')
export class SendTestController {
  constructor(private readonly handler: SendTestHandler) {}

  @Post()
  @HttpCode(202)
  send(@CurrentMenu() { menu, caller }: EditedMenu, @Body(contract(TestMessageRequest)) request: TestMessageRequest): Promise<SentMessage> {
    return this.handler.execute(menu, request, caller.visitor);
  }
}
