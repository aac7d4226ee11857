import type { SuggestTranslationsRequest, SuggestTranslationsResponse } from '@chalkboard/contracts';
import { suggestTranslationsRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { Handles, RouteBody } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import type { Caller } from '../../domain/menu/edit-right';
import { CurrentCaller } from '../../http/caller';
import { SuggestTranslationsHandler } from './suggest-translations.handler';

@Controller()
export class SuggestTranslationsController {
  constructor(private readonly handler: SuggestTranslationsHandler) {}

  @Handles(suggestTranslationsRoute)
  async suggest(
    @Param('shareId') shareId: string,
    @RouteBody() request: SuggestTranslationsRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<SuggestTranslationsResponse> {
    return { texts: await this.handler.execute({ shareId, caller, ...request }) };
  }
}
