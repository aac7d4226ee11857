import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { SessionOpener, type Opened } from '../../domain/session-opener';
import { hashChallenge, SignInChallenges } from '../../domain/sign-in-challenges';
import { StaffProofs } from '../../domain/staff-proofs';
import type { SignInOrigin } from '../../domain/staff-session';
import { ChallengeOverError } from '../../domain/staff.errors';
import { StaffRepository } from '../../domain/staff.repository';

export interface FinishSignIn extends SignInOrigin {
  readonly challenge: string;
  readonly code: string;
}

/** The second step of a sign-in: the code of the app, or a recovery code. */
@Injectable()
export class FinishSignInHandler {
  constructor(
    private readonly staff: StaffRepository,
    private readonly challenges: SignInChallenges,
    private readonly proofs: StaffProofs,
    private readonly opener: SessionOpener,
    private readonly clock: Clock,
  ) {}

  /** @throws ChallengeOverError, CodeWrongError, TooManyAttemptsError, InvalidCredentialsError */
  async execute({ challenge, code, ...where }: FinishSignIn): Promise<Opened> {
    const hash = hashChallenge(challenge);
    const staffId = await this.challenges.find(hash, this.clock.now());
    if (!staffId) throw new ChallengeOverError();
    const by = await this.proofs.code(staffId, code, where.address);
    const member = await this.staff.findById(staffId);
    // Whoever was made inactive or changed the password in between has no challenge any more.
    if (!member || !(await this.challenges.take(hash, this.clock.now()))) throw new ChallengeOverError();
    return this.opener.open(member, where, { secondStep: by });
  }
}
