import {
  AdminListQuery,
  ChangePlanRequest,
  type BusinessLedger,
  type BusinessPlan,
  type OwnerClaims,
  type PlanPreview,
} from '@chalkboard/contracts';
import { previewPlanRoute, readLedgerRoute, showPlanRoute } from '@chalkboard/contracts/api/identity/billing.routes';
import { CurrentOwner, Handles, idOf, RouteQuery } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Header, Param } from '@nestjs/common';
import { BusinessNotFoundError } from '../domain/billing.errors';
import { assertManager, assertOwner } from '../domain/subscription-access';
import { Ledger, Subscriptions } from '../domain/subscriptions';
import { toBusinessPlan, toPreview } from '../http/plan-view';

const businessIdOf = idOf(BusinessNotFoundError);

/** The plan of a business, as its people see it. */
@Controller()
export class ShowPlanController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  @Handles(showPlanRoute)
  @Header('cache-control', 'no-store')
  async show(
    @Param('businessId', businessIdOf) businessId: string,
    @CurrentOwner() owner: OwnerClaims,
  ): Promise<BusinessPlan> {
    assertManager(owner, businessId);
    const now = this.clock.now();
    return toBusinessPlan(await this.subscriptions.find(businessId, now), now);
  }

  @Handles(previewPlanRoute)
  @Header('cache-control', 'no-store')
  async preview(
    @Param('businessId', businessIdOf) businessId: string,
    @RouteQuery() { plan }: ChangePlanRequest,
    @CurrentOwner() owner: OwnerClaims,
  ): Promise<PlanPreview> {
    assertOwner(owner, businessId);
    const now = this.clock.now();
    return toPreview(await this.subscriptions.find(businessId, now), plan, now);
  }

  @Handles(readLedgerRoute)
  @Header('cache-control', 'no-store')
  entries(
    @Param('businessId', businessIdOf) businessId: string,
    @RouteQuery() part: AdminListQuery,
    @CurrentOwner() owner: OwnerClaims,
  ): Promise<BusinessLedger> {
    assertOwner(owner, businessId);
    return this.ledger.ofBusiness(businessId, part);
  }
}
