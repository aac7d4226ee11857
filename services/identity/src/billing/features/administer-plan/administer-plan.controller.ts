import { Body, Controller, Get, Param, Put, Query, Req } from '@nestjs/common';
import { AdminChangePlanRequest, AdminListQuery, ChangePlanRequest, STAFF_RIGHTS, type AdminBusinessPlan, type BusinessLedger, type PlanPreview, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, idOf, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { BusinessNotFoundError } from '../../domain/billing.errors';
import { withPlan } from '../../domain/subscription';
import { Ledger, Subscriptions } from '../../domain/subscriptions';
import { toAdminBusinessPlan, toPreview } from '../../http/plan-view';

const businessIdOf = idOf(BusinessNotFoundError);

/** The plan of a business, as staff sees and changes it. */
@Controller('api/admin/businesses/:businessId')
export class AdministerPlanController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  @StaffOnly(...STAFF_RIGHTS['plans.read'])
  @Get('plan')
  async show(@Param('businessId', businessIdOf) businessId: string): Promise<AdminBusinessPlan> {
    const now = this.clock.now();
    return toAdminBusinessPlan(await this.subscriptions.find(businessId, now), now);
  }

  @StaffOnly(...STAFF_RIGHTS['plans.change'])
  @Get('plan/preview')
  async preview(@Param('businessId', businessIdOf) businessId: string, @Query(contract(ChangePlanRequest)) { plan }: ChangePlanRequest): Promise<PlanPreview> {
    const now = this.clock.now();
    return toPreview(await this.subscriptions.find(businessId, now), plan, now);
  }

  @StaffOnly(...STAFF_RIGHTS['plans.change'])
  @Put('plan')
  async change(
    @Param('businessId', businessIdOf) businessId: string,
    @Body(contract(AdminChangePlanRequest)) { plan, note }: AdminChangePlanRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminBusinessPlan> {
    const now = this.clock.now();
    const billed = await this.subscriptions.change(businessId, (subscription, at) => withPlan(subscription, plan, at), now, { staffId, address, note });
    return toAdminBusinessPlan(billed, now);
  }

  @StaffOnly(...STAFF_RIGHTS['plans.read'])
  @Get('ledger')
  entries(@Param('businessId', businessIdOf) businessId: string, @Query(contract(AdminListQuery)) part: AdminListQuery): Promise<BusinessLedger> {
    return this.ledger.ofBusiness(businessId, part);
  }
}
