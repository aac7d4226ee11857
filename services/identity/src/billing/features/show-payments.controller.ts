import { PLAN_CURRENCY, type AdminPayments } from '@chalkboard/contracts';
import { showPaymentsRoute } from '@chalkboard/contracts/api/identity/billing.routes';
import { Handles } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import { Payments } from '../domain/payments';
import { COLLECTION } from '../domain/subscription';

@Controller()
export class ShowPaymentsController {
  constructor(
    private readonly payments: Payments,
    private readonly clock: Clock,
  ) {}

  @Handles(showPaymentsRoute)
  async statistics(): Promise<AdminPayments> {
    return { currency: PLAN_CURRENCY, collection: COLLECTION, ...(await this.payments.statistics(this.clock.now())) };
  }
}
