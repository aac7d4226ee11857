import {
  BusinessClosedV1,
  BusinessErasedV1,
  BusinessRegisteredV1,
  BusinessReopenedV1,
  BusinessStatusChangedV1,
  ReferralStatusChangedV1,
} from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { withClosing, withStatus } from '../domain/subscription';
import { PostgresSubscriptions } from '../persistence/postgres-subscriptions';

/**
 * What becomes of a business becomes of its plan, in the same transaction: the trial begins with the approval, nothing
 * is charged while it is paused, and one that was referred gets its credit with whatever comes last of approval and
 * setup.
 */
@Injectable()
export class FollowBusinessesHandler implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly subscriptions: PostgresSubscriptions,
  ) {}

  onModuleInit(): void {
    this.outbox.subscribe(BusinessRegisteredV1, ({ data }, manager) =>
      this.subscriptions.openWithin(manager, data.businessId, data.plan, new Date(data.registeredAt)),
    );
    this.outbox.subscribe(BusinessStatusChangedV1, async ({ data }, manager) => {
      await this.subscriptions.changeWithin(
        manager,
        data.businessId,
        (subscription, at) => withStatus(subscription, data.status, at),
        new Date(data.changedAt),
      );
      await this.subscriptions.creditReferralWithin(manager, data.businessId, new Date(data.changedAt));
    });
    this.outbox.subscribe(BusinessClosedV1, async ({ data }, manager) => {
      await this.subscriptions.changeWithin(
        manager,
        data.businessId,
        (subscription, at) => withClosing(subscription, true, at),
        new Date(data.closedAt),
      );
    });
    this.outbox.subscribe(BusinessReopenedV1, async ({ data }, manager) => {
      await this.subscriptions.changeWithin(
        manager,
        data.businessId,
        (subscription, at) => withClosing(subscription, false, at),
        new Date(data.reopenedAt),
      );
      await this.subscriptions.creditReferralWithin(manager, data.businessId, new Date(data.reopenedAt));
    });
    this.outbox.subscribe(ReferralStatusChangedV1, async ({ data }, manager) => {
      if (data.businessId)
        await this.subscriptions.creditReferralWithin(manager, data.businessId, new Date(data.changedAt));
    });
    this.outbox.subscribe(BusinessErasedV1, ({ data }, manager) =>
      this.subscriptions.removeWithin(manager, data.businessId),
    );
  }
}
