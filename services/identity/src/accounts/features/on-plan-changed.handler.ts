import { PlanChangedV1 } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BusinessEntity } from '../persistence/business.entity';

/**
 * Lists of businesses and an owner's home say the plan and the end of its trial: kept here as billing tells of them, in
 * the transaction that changes them.
 */
@Injectable()
export class OnPlanChangedHandler implements OnModuleInit {
  constructor(private readonly outbox: Outbox) {}

  onModuleInit(): void {
    this.outbox.subscribe(PlanChangedV1, async ({ data }, manager) => {
      await manager.update(
        BusinessEntity,
        { id: data.businessId },
        { subscriptionPlan: data.plan, trialEndsAt: data.trialEndsAt === null ? null : new Date(data.trialEndsAt) },
      );
    });
  }
}
