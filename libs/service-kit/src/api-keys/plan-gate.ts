import { BusinessPlanRpcV1, ENFORCES_PLANS, type PlannedFeature } from '@chalkboard/contracts';
import { PlanNeededError, planHas } from '../domain';
import type { Requester } from '../messaging/requester';

/** Holds back what a plan has not, once the one switch is on. Until then it asks nobody and refuses nothing. */
export class PlanGate {
  constructor(private readonly requester: Requester) {}

  /** The switch, beside the table of plans. */
  get enforces(): boolean {
    return ENFORCES_PLANS;
  }

  /**
   * @param businessId undefined: of no business, which has what the free plan has
   * @throws DependencyUnavailableError while identity cannot be asked
   */
  async allows(feature: PlannedFeature, businessId: string | undefined): Promise<boolean> {
    if (!this.enforces) return true;
    const known = businessId === undefined ? null : (await this.requester.ask(BusinessPlanRpcV1, { businessId })).plan;
    return planHas(known ?? 'free', feature);
  }

  /** @throws PlanNeededError, and as `allows` */
  async assertAllows(feature: PlannedFeature, businessId: string | undefined): Promise<void> {
    if (!(await this.allows(feature, businessId))) throw new PlanNeededError(feature);
  }
}
