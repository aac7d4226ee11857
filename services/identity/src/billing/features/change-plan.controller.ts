import { ChangePlanRequest, type BusinessPlan, type OwnerClaims } from '@chalkboard/contracts';
import { changePlanRoute } from '@chalkboard/contracts/api/identity/billing.routes';
import { CurrentOwner, Handles, idOf, RouteBody } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param } from '@nestjs/common';
import { BusinessNotFoundError } from '../domain/billing.errors';
import { withPlan } from '../domain/subscription';
import { assertOwner } from '../domain/subscription-access';
import { Subscriptions } from '../domain/subscriptions';
import { toBusinessPlan } from '../http/plan-view';

/** An owner chooses another plan. */
@Controller()
export class ChangePlanController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  @Handles(changePlanRoute)
  async change(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @RouteBody() { plan }: ChangePlanRequest,
    @CurrentOwner() owner: OwnerClaims,
  ): Promise<BusinessPlan> {
    assertOwner(owner, businessId);
    const now = this.clock.now();
    return toBusinessPlan(
      await this.subscriptions.change(businessId, (subscription, at) => withPlan(subscription, plan, at), now),
      now,
    );
  }
}
