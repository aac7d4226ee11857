import {
  BusinessErasedV1,
  BusinessRegisteredV1,
  BusinessSetUpV1,
  ReferralPaidV1,
  ReferralPayoutTakenBackV1,
} from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReferralFollowing } from '../persistence/referral-following';

/**
 * Moves referrals on by what happens in the other modules, in the same transaction: the restaurant signs up, publishes
 * its first menu, and the reward is paid.
 */
@Injectable()
export class FollowReferralsHandler implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly referrals: ReferralFollowing,
  ) {}

  onModuleInit(): void {
    this.outbox.subscribe(BusinessRegisteredV1, ({ data }, manager) =>
      this.referrals.signUp(manager, data.businessId, new Date(data.registeredAt)),
    );
    this.outbox.subscribe(BusinessSetUpV1, ({ data }, manager) =>
      this.referrals.setUp(manager, data.businessId, new Date(data.setUpAt)),
    );
    this.outbox.subscribe(BusinessErasedV1, ({ data }, manager) => this.referrals.erase(manager, data.businessId));
    this.outbox.subscribe(ReferralPaidV1, ({ data }, manager) =>
      this.referrals.pay(manager, data.referralId, data.staffId, new Date(data.paidAt)),
    );
    this.outbox.subscribe(ReferralPayoutTakenBackV1, ({ data }, manager) =>
      this.referrals.unpay(manager, data.referralId, data.staffId, new Date(data.takenBackAt)),
    );
  }
}
