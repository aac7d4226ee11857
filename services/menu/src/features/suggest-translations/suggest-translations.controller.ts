import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { SuggestTranslationsRequest, type SuggestTranslationsResponse } from '@chalkboard/contracts';
import { contract, Public } from '@chalkboard/service-kit';
import type { Caller } from '../../domain/menu/edit-right';
import { CurrentCaller } from '../../http/caller';
import { SuggestTranslationsHandler } from './suggest-translations.handler';

@Controller('api/menu')
export class SuggestTranslationsController {
  constructor(private readonly handler: SuggestTranslationsHandler) {}

  @Public('needs the edit right of this menu, which the handler checks')
  @Post(':shareId/translation/suggestions')
  @HttpCode(200)
  async suggest(@Param('shareId') shareId: string, @Body(contract(SuggestTranslationsRequest)) request: SuggestTranslationsRequest, @CurrentCaller() caller: Caller): Promise<SuggestTranslationsResponse> {
    return { texts: await this.handler.execute({ shareId, caller, ...request }) };
  }
}
