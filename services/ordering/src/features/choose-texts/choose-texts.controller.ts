import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import { TextUpdatesRequest, type TextUpdates } from '@chalkboard/contracts';
import { contract, Public } from '@chalkboard/service-kit';
import { ChooseTextsHandler } from './choose-texts.handler';

const WHY = 'the secret in the address is the right to follow the order';

@Controller('api/orders/track/:secret/texts')
export class ChooseTextsController {
  constructor(private readonly handler: ChooseTextsHandler) {}

  @Public(WHY)
  @Get()
  @Header('cache-control', 'no-store')
  read(@Param('secret') secret: string): Promise<TextUpdates> {
    return this.handler.read(secret);
  }

  @Public(WHY)
  @Put()
  choose(@Param('secret') secret: string, @Body(contract(TextUpdatesRequest)) { agreed }: TextUpdatesRequest): Promise<TextUpdates> {
    return this.handler.choose(secret, agreed);
  }
}
