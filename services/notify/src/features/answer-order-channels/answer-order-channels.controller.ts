import { OrderChannelsRpcV1, type OrderChannels } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { AnswerOrderChannelsHandler } from './answer-order-channels.handler';

/** Tells ordering, before it takes an order, which channels will tell the restaurant of it. */
@Controller()
export class AnswerOrderChannelsController {
  constructor(private readonly handler: AnswerOrderChannelsHandler) {}

  @MessagePattern(OrderChannelsRpcV1.subject)
  answer(@Payload() message: unknown): Promise<OrderChannels> {
    return this.handler.execute(parseInput(OrderChannelsRpcV1.request, message));
  }
}
