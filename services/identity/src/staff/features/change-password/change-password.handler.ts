import type { ChangePasswordRequest, StaffClaims } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import { PasswordHasher } from '../../domain/password-hasher';
import { assertGoodPassword } from '../../domain/password-rules';
import { StaffProfiles } from '../../domain/staff-profile';
import { StaffProofs } from '../../domain/staff-proofs';
import { StaffRepository } from '../../domain/staff.repository';

/** The own password; whoever may know the old one is signed out. */
@Injectable()
export class ChangePasswordHandler {
  constructor(
    private readonly staff: StaffRepository,
    private readonly profiles: StaffProfiles,
    private readonly proofs: StaffProofs,
    private readonly hasher: PasswordHasher,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** @throws PasswordWrongError, TooManyAttemptsError, PasswordWeakError, SessionEndedError */
  async execute(
    { sub, sid }: StaffClaims,
    { password, newPassword }: ChangePasswordRequest,
    address: string,
  ): Promise<void> {
    const member = await this.profiles.member(sub);
    await this.proofs.password(member, password, address);
    assertGoodPassword(newPassword, member);
    const hash = await this.hasher.hash(newPassword);
    await this.staff.changePassword(
      sub,
      { hash, session: sid },
      { action: 'staff.password_changed', staffId: sub, address, subject: sub, at: this.clock.now() },
    );
    await this.announcements.announce();
  }
}
