import type { AdminProfile } from '@chalkboard/contracts';
import type { StaffMember } from './staff-member';
import { SessionEndedError } from './staff.errors';
import type { StaffRepository } from './staff.repository';
import type { TwoFactors } from './two-factor';

/** Who is signed in, as the person sees it. */
export class StaffProfiles {
  constructor(
    private readonly staff: StaffRepository,
    private readonly twoFactors: TwoFactors,
  ) {}

  /** @throws SessionEndedError for somebody who is not there or not active any more */
  async member(id: string): Promise<StaffMember> {
    const member = await this.staff.findById(id);
    if (!member?.isActive) throw new SessionEndedError();
    return member;
  }

  async show({ id, firstName, lastName, email, role, lastLoginAt }: StaffMember): Promise<AdminProfile> {
    const [known, recoveryCodesLeft] = await Promise.all([
      this.twoFactors.find(id),
      this.twoFactors.countRecoveryCodes(id),
    ]);
    return {
      firstName,
      lastName,
      email,
      role,
      twoFactor: { enabled: known?.isConfirmed ?? false, recoveryCodesLeft },
      lastLogin: lastLoginAt?.toISOString() ?? null,
    };
  }
}
