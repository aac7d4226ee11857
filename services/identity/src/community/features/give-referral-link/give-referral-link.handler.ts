import { randomBytes } from 'node:crypto';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { normaliseEmail, SubmissionLimits } from '../../../submissions/domain/submission-limits';
import { ProgrammePausedError } from '../../domain/community.errors';
import { referralCode } from '../../domain/referral-code';
import { ReferralProgramme, Referrals } from '../../domain/referrals';

const CODE_BYTES = 12;

export interface GiveReferralLink {
  readonly referrerEmail: string;
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** Network address of the caller. */
  readonly address: string;
}

/**
 * Gives somebody the code of their link. It is worth something to nobody but the owner of the address, whoever asks for
 * it.
 */
@Injectable()
export class GiveReferralLinkHandler {
  constructor(
    private readonly limits: SubmissionLimits,
    private readonly referrals: Referrals,
    private readonly programme: ReferralProgramme,
    private readonly clock: Clock,
  ) {}

  /** @throws ProgrammePausedError, TooManySubmissionsError */
  async execute({ referrerEmail, visitor, address }: GiveReferralLink): Promise<string> {
    if ((await this.programme.settings()).status === 'paused') throw new ProgrammePausedError();
    const now = this.clock.now();
    const email = normaliseEmail(referrerEmail);
    await this.limits.take('referral', { visitor, address, email }, now);
    return this.referrals.codeOf(email, referralCode(randomBytes(CODE_BYTES)), now);
  }
}
