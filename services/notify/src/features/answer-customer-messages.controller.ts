import { CustomerMessagesRpcV1, TextStandingRpcV1 } from '@chalkboard/contracts';
import { dialable } from '@chalkboard/menu-rules/phone-number';
import { parseInput } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { hashOf } from '../domain/destination';
import { CustomerMessages } from '../persistence/customer-messages';
import { NumberReputation } from '../persistence/number-reputation';

/**
 * Tells identity what is kept of messages to somebody who has proved who they are, and ordering whether a number wants
 * any.
 */
@Controller()
export class AnswerCustomerMessagesController {
  constructor(
    private readonly messages: CustomerMessages,
    private readonly state: NumberReputation,
  ) {}

  @MessagePattern(CustomerMessagesRpcV1.subject)
  answer(@Payload() message: unknown): Promise<z.infer<typeof CustomerMessagesRpcV1.reply>> {
    const { contact, orderIds, after } = parseInput(CustomerMessagesRpcV1.request, message);
    return this.messages.page(contact, orderIds, after);
  }

  @MessagePattern(TextStandingRpcV1.subject)
  async answerReputation(@Payload() message: unknown): Promise<z.infer<typeof TextStandingRpcV1.reply>> {
    const { phone, currency } = parseInput(TextStandingRpcV1.request, message);
    const { stopped } = await this.state.of(hashOf('sms', dialable(phone, currency)));
    return { stopped };
  }
}
