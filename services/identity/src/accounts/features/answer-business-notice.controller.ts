import { BusinessNoticeRpcV1 } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { Registrations } from '../domain/registrations';

/** Tells notify whom to write to about a business. */
@Controller()
export class AnswerBusinessNoticeController {
  constructor(private readonly registrations: Registrations) {}

  @MessagePattern(BusinessNoticeRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<z.infer<typeof BusinessNoticeRpcV1.reply>> {
    const { businessId } = parseInput(BusinessNoticeRpcV1.request, message);
    return { notice: (await this.registrations.notice(businessId)) ?? null };
  }
}
