import { SellOutByWordsRpcV1, type SoldOutByWords } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { SellOutByWordsHandler } from './sell-out-by-words.handler';

/** Does for notify what a restaurant asks for by text: a dish is sold out, or there again. */
@Controller()
export class SellOutByWordsController {
  constructor(private readonly handler: SellOutByWordsHandler) {}

  @MessagePattern(SellOutByWordsRpcV1.subject)
  answer(@Payload() message: unknown): Promise<SoldOutByWords> {
    return this.handler.execute(parseInput(SellOutByWordsRpcV1.request, message));
  }
}
