import { ErasureContactRpcV1, PrivacyCodeRpcV1 } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { PrivacyRequests } from '../domain/privacy-requests';

/**
 * Tells notify what the message with a code says, when it writes it, and the services that keep something of customers
 * who is to be erased.
 */
@Controller()
export class AnswerPrivacyController {
  constructor(
    private readonly requests: PrivacyRequests,
    private readonly clock: Clock,
  ) {}

  @MessagePattern(PrivacyCodeRpcV1.subject)
  async answerCode(@Payload() message: unknown): Promise<z.infer<typeof PrivacyCodeRpcV1.reply>> {
    const { requestId } = parseInput(PrivacyCodeRpcV1.request, message);
    return { message: (await this.requests.code(requestId, this.clock.now())) ?? null };
  }

  @MessagePattern(ErasureContactRpcV1.subject)
  answerContact(@Payload() message: unknown): Promise<z.infer<typeof ErasureContactRpcV1.reply>> {
    return this.requests.customerOf(parseInput(ErasureContactRpcV1.request, message).requestId);
  }
}
