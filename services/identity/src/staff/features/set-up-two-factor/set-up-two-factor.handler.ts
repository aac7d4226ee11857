import type { ConfirmTwoFactorRequest, SetUpTwoFactorRequest, StaffClaims } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import { StaffProfiles } from '../../domain/staff-profile';
import { StaffProofs } from '../../domain/staff-proofs';
import { TwoFactorNotSetUpError, TwoFactorOnError } from '../../domain/staff.errors';
import { newRecoveryCodes, OneTimeCodes, TwoFactors } from '../../domain/two-factor';

/** Two-factor sign-in is turned on in two steps: a secret for the app, and a code that shows that the app has it. */
@Injectable()
export class SetUpTwoFactorHandler {
  constructor(
    private readonly profiles: StaffProfiles,
    private readonly proofs: StaffProofs,
    private readonly twoFactors: TwoFactors,
    private readonly codes: OneTimeCodes,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** @throws PasswordWrongError, TooManyAttemptsError, TwoFactorOnError, SessionEndedError */
  async setUp(
    { sub }: StaffClaims,
    { password }: SetUpTwoFactorRequest,
    address: string,
  ): Promise<{ secret: string; uri: string }> {
    const member = await this.profiles.member(sub);
    await this.proofs.password(member, password, address);
    const secret = this.codes.newSecret();
    await this.twoFactors.setUp(sub, secret, this.clock.now());
    return { secret, uri: this.codes.uriOf(secret, member.email) };
  }

  /**
   * @returns the recovery codes, which nobody sees again
   * @throws TwoFactorNotSetUpError, TwoFactorOnError, CodeWrongError, TooManyAttemptsError
   */
  async confirm(
    { sub, sid }: StaffClaims,
    { code }: ConfirmTwoFactorRequest,
    address: string,
  ): Promise<readonly string[]> {
    const known = await this.twoFactors.find(sub);
    if (!known) throw new TwoFactorNotSetUpError();
    if (known.isConfirmed) throw new TwoFactorOnError();
    const step = await this.proofs.firstCode({ staffId: sub, secret: known.secret }, code, address);
    const { codes, hashes } = newRecoveryCodes();
    const entry = {
      action: 'staff.two_factor_enabled',
      staffId: sub,
      address,
      subject: sub,
      at: this.clock.now(),
    } as const;
    if (!(await this.twoFactors.confirm(sub, { secret: known.secret, step, hashes, session: sid }, entry)))
      throw new TwoFactorNotSetUpError();
    await this.announcements.announce();
    return codes;
  }
}
