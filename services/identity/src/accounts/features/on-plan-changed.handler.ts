import { PlanChangedV1 } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/**
 * Lists of businesses and an owner's home say the plan and the end of its trial: kept here as billing tells of them, in
 * the transaction that changes them.
 */
@Injectable()
export class OnPlanChangedHandler implements OnModuleInit {
  constructor(private readonly outbox: Outbox) {}

  onModuleInit(): void {
    this.outbox.subscribe(PlanChangedV1, async ({ data }, manager) => {
      await manager.query('UPDATE businesses SET subscription_plan = $2, trial_ends_at = $3 WHERE id = $1', [
        data.businessId,
        data.plan,
        data.trialEndsAt,
      ]);
    });
  }
}
