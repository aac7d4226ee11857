import { Body, Controller, Param, Put } from '@nestjs/common';
import { ChangePlanRequest, type BusinessPlan, type OwnerClaims } from '@chalkboard/contracts';
import { contract, CurrentOwner, idOf, OwnerOnly } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { BusinessNotFoundError } from '../../domain/billing.errors';
import { assertOwner } from '../../domain/subscription-access';
import { withPlan } from '../../domain/subscription';
import { Subscriptions } from '../../domain/subscriptions';
import { toBusinessPlan } from '../../http/plan-view';

/** An owner chooses another plan. */
@Controller('api/account/businesses')
export class ChangePlanController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  @OwnerOnly()
  @Put(':businessId/plan')
  async change(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Body(contract(ChangePlanRequest)) { plan }: ChangePlanRequest,
    @CurrentOwner() owner: OwnerClaims,
  ): Promise<BusinessPlan> {
    assertOwner(owner, businessId);
    const now = this.clock.now();
    return toBusinessPlan(await this.subscriptions.change(businessId, (subscription, at) => withPlan(subscription, plan, at), now), now);
  }
}
