import { Module } from '@nestjs/common';
import { Payments } from './domain/payments';
import { Payouts } from './domain/payouts';
import { Ledger, Subscriptions } from './domain/subscriptions';
import { AdministerPlanController } from './features/administer-plan.controller';
import { AdvancePlansHandler } from './features/advance-plans.handler';
import { AnswerBusinessPlanController } from './features/answer-business-plan.controller';
import { ChangePlanController } from './features/change-plan.controller';
import { FollowBusinessesHandler } from './features/follow-businesses.handler';
import { PayReferrersController } from './features/pay-referrers.controller';
import { ShowLedgerController } from './features/show-ledger.controller';
import { ShowPaymentsController } from './features/show-payments.controller';
import { ShowPlanController } from './features/show-plan.controller';
import { PostgresLedger } from './persistence/postgres-ledger';
import { PostgresPayments } from './persistence/postgres-payments';
import { PostgresPayouts } from './persistence/postgres-payouts';
import { PostgresSubscriptions } from './persistence/postgres-subscriptions';

/** Plans of businesses, what is charged and credited for them, and rewards for referrals. */
@Module({
  controllers: [
    ShowPlanController,
    ChangePlanController,
    AdministerPlanController,
    ShowLedgerController,
    PayReferrersController,
    ShowPaymentsController,
    AnswerBusinessPlanController,
  ],
  providers: [
    AdvancePlansHandler,
    FollowBusinessesHandler,
    PostgresSubscriptions,
    { provide: Subscriptions, useExisting: PostgresSubscriptions },
    { provide: Ledger, useClass: PostgresLedger },
    { provide: Payments, useClass: PostgresPayments },
    { provide: Payouts, useClass: PostgresPayouts },
  ],
})
export class BillingModule {}
