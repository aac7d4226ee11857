import {
  AdminChangePlanRequest,
  AdminListQuery,
  ChangePlanRequest,
  type AdminBusinessPlan,
  type BusinessLedger,
  type PlanPreview,
  type StaffClaims,
} from '@chalkboard/contracts';
import {
  changeBusinessPlanRoute,
  listBusinessLedgerRoute,
  previewBusinessPlanRoute,
  showBusinessPlanRoute,
} from '@chalkboard/contracts/api/identity/billing.routes';
import { CurrentStaff, Handles, idOf, RouteBody, RouteQuery, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param, Req } from '@nestjs/common';
import { BusinessNotFoundError } from '../domain/billing.errors';
import { withPlan } from '../domain/subscription';
import { Ledger, Subscriptions } from '../domain/subscriptions';
import { toAdminBusinessPlan, toPreview } from '../http/plan-view';

const businessIdOf = idOf(BusinessNotFoundError);

/** The plan of a business, as staff sees and changes it. */
@Controller()
export class AdministerPlanController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  @Handles(showBusinessPlanRoute)
  async show(@Param('businessId', businessIdOf) businessId: string): Promise<AdminBusinessPlan> {
    const now = this.clock.now();
    return toAdminBusinessPlan(await this.subscriptions.find(businessId, now), now);
  }

  @Handles(previewBusinessPlanRoute)
  async preview(
    @Param('businessId', businessIdOf) businessId: string,
    @RouteQuery() { plan }: ChangePlanRequest,
  ): Promise<PlanPreview> {
    const now = this.clock.now();
    return toPreview(await this.subscriptions.find(businessId, now), plan, now);
  }

  @Handles(changeBusinessPlanRoute)
  async change(
    @Param('businessId', businessIdOf) businessId: string,
    @RouteBody() { plan, note }: AdminChangePlanRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminBusinessPlan> {
    const now = this.clock.now();
    const billed = await this.subscriptions.change(
      businessId,
      (subscription, at) => withPlan(subscription, plan, at),
      now,
      { staffId, address, note },
    );
    return toAdminBusinessPlan(billed, now);
  }

  @Handles(listBusinessLedgerRoute)
  entries(
    @Param('businessId', businessIdOf) businessId: string,
    @RouteQuery() part: AdminListQuery,
  ): Promise<BusinessLedger> {
    return this.ledger.ofBusiness(businessId, part);
  }
}
