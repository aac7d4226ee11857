import type { StaffClaims, TwoFactorProofRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { StaffProfiles } from '../../domain/staff-profile';
import { StaffProofs } from '../../domain/staff-proofs';
import { newRecoveryCodes, TwoFactors } from '../../domain/two-factor';

/** What password and code together allow: new recovery codes, and no two-factor sign-in any more. */
@Injectable()
export class ChangeTwoFactorHandler {
  constructor(
    private readonly profiles: StaffProfiles,
    private readonly proofs: StaffProofs,
    private readonly twoFactors: TwoFactors,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns new ones; the old ones are void
   * @throws PasswordWrongError, CodeWrongError, TooManyAttemptsError, TwoFactorOffError, SessionEndedError
   */
  async renewRecoveryCodes(
    claims: StaffClaims,
    proof: TwoFactorProofRequest,
    address: string,
  ): Promise<readonly string[]> {
    await this.prove(claims, proof, address);
    const { codes, hashes } = newRecoveryCodes();
    await this.twoFactors.replaceRecoveryCodes(claims.sub, hashes, {
      action: 'staff.recovery_codes_renewed',
      staffId: claims.sub,
      address,
      subject: claims.sub,
      at: this.clock.now(),
    });
    return codes;
  }

  /** @throws as above */
  async turnOff(claims: StaffClaims, proof: TwoFactorProofRequest, address: string): Promise<void> {
    await this.prove(claims, proof, address);
    await this.twoFactors.turnOff(claims.sub, {
      action: 'staff.two_factor_disabled',
      staffId: claims.sub,
      address,
      subject: claims.sub,
      at: this.clock.now(),
    });
  }

  private async prove({ sub }: StaffClaims, { password, code }: TwoFactorProofRequest, address: string): Promise<void> {
    await this.proofs.password(await this.profiles.member(sub), password, address);
    await this.proofs.code(sub, code, address);
  }
}
