import { Controller, Get } from '@nestjs/common';
import { PLAN_CURRENCY, STAFF_RIGHTS, type AdminPayments } from '@chalkboard/contracts';
import { StaffOnly } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Payments } from '../../domain/payments';
import { COLLECTION } from '../../domain/subscription';

@Controller('api/admin/payments')
export class ShowPaymentsController {
  constructor(
    private readonly payments: Payments,
    private readonly clock: Clock,
  ) {}

  @StaffOnly(...STAFF_RIGHTS['plans.read'])
  @Get()
  async figures(): Promise<AdminPayments> {
    return { currency: PLAN_CURRENCY, collection: COLLECTION, ...(await this.payments.figures(this.clock.now())) };
  }
}
