import { randomUUID } from 'node:crypto';
import type { ReferralRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { normaliseEmail, SubmissionLimits } from '../../../submissions/domain/submission-limits';
import { ProgrammePausedError, SelfReferralError } from '../../domain/community.errors';
import { ReferralProgramme, Referrals } from '../../domain/referrals';
import { restaurantPhone } from '../../domain/restaurant-phone';

export interface SubmitReferral {
  readonly referral: ReferralRequest;
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** Network address of the caller. */
  readonly address: string;
}

/**
 * Takes a referral. A repeat, a restaurant that is here already and one of the referrer's own are answered like any
 * other, so that nobody learns who is known here.
 */
@Injectable()
export class SubmitReferralHandler {
  constructor(
    private readonly limits: SubmissionLimits,
    private readonly referrals: Referrals,
    private readonly programme: ReferralProgramme,
    private readonly clock: Clock,
  ) {}

  /** @throws ProgrammePausedError, SelfReferralError where both addresses are the same, TooManySubmissionsError */
  async execute({ referral, visitor, address }: SubmitReferral): Promise<void> {
    if ((await this.programme.settings()).status === 'paused') throw new ProgrammePausedError();
    const now = this.clock.now();
    const [referrerEmail, restaurantEmail] = [
      normaliseEmail(referral.referrerEmail),
      normaliseEmail(referral.restaurantEmail),
    ];
    if (referrerEmail === restaurantEmail) throw new SelfReferralError();
    await this.limits.take('referral', { visitor, address, email: referrerEmail }, now);
    await this.referrals.addUnlessKnown({
      id: randomUUID(),
      referrerEmail,
      restaurantEmail,
      restaurantPhone: restaurantPhone(referral.restaurantPhone),
      language: referral.language,
      submittedAt: now,
    });
  }
}
