import { TextUpdatesRequest, type TextUpdates } from '@chalkboard/contracts';
import { chooseTextsRoute, readTextsRoute } from '@chalkboard/contracts/api/ordering/tracking.routes';
import { Handles, RouteBody } from '@chalkboard/service-kit';
import { Controller, Header, Param } from '@nestjs/common';
import { ChooseTextsHandler } from './choose-texts.handler';

@Controller()
export class ChooseTextsController {
  constructor(private readonly handler: ChooseTextsHandler) {}

  @Handles(readTextsRoute)
  @Header('cache-control', 'no-store')
  read(@Param('secret') secret: string): Promise<TextUpdates> {
    return this.handler.read(secret);
  }

  @Handles(chooseTextsRoute)
  choose(@Param('secret') secret: string, @RouteBody() { agreed }: TextUpdatesRequest): Promise<TextUpdates> {
    return this.handler.choose(secret, agreed);
  }
}
