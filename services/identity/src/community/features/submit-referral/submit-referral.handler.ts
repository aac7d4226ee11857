import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReferralRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Referrals } from '../../domain/referrals';
import { normaliseEmail, SubmissionLimits } from '../../domain/submission-limits';

export interface SubmitReferral {
  readonly referral: ReferralRequest;
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** Network address of the caller. */
  readonly address: string;
}

/** Takes a referral. A repeat is answered like the first, so that nobody learns whom others have referred. */
@Injectable()
export class SubmitReferralHandler {
  constructor(
    private readonly limits: SubmissionLimits,
    private readonly referrals: Referrals,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManySubmissionsError */
  async execute({ referral, visitor, address }: SubmitReferral): Promise<void> {
    const now = this.clock.now();
    const referrerEmail = normaliseEmail(referral.referrerEmail);
    await this.limits.take('referral', { visitor, address, email: referrerEmail }, now);
    await this.referrals.addUnlessKnown({ id: randomUUID(), referrerEmail, restaurantEmail: normaliseEmail(referral.restaurantEmail), status: 'received', submittedAt: now });
  }
}
