import { BusinessPlanRpcV1 } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { BusinessNotFoundError } from '../domain/billing.errors';
import { planInForce } from '../domain/subscription';
import { Subscriptions } from '../domain/subscriptions';

/** Tells the other services what a business may use, while plans are enforced. */
@Controller()
export class AnswerBusinessPlanController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  @MessagePattern(BusinessPlanRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<z.infer<typeof BusinessPlanRpcV1.reply>> {
    const { businessId } = parseInput(BusinessPlanRpcV1.request, message);
    const now = this.clock.now();
    try {
      return { plan: planInForce((await this.subscriptions.find(businessId, now)).subscription, now) };
    } catch (error) {
      if (error instanceof BusinessNotFoundError) return { plan: null };
      throw error;
    }
  }
}
