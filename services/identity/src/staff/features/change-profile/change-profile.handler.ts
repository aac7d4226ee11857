import type { AdminProfile, ChangeProfileRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { factsOf, normaliseEmail } from '../../domain/staff-member';
import { StaffProfiles } from '../../domain/staff-profile';
import { StaffProofs } from '../../domain/staff-proofs';
import { PasswordWrongError } from '../../domain/staff.errors';
import { StaffRepository } from '../../domain/staff.repository';

export interface ChangeProfile extends ChangeProfileRequest {
  readonly staffId: string;
  /** Network address of the caller. */
  readonly address: string;
}

/** The own name and e-mail address. The address is what one signs in by, so another one needs the password. */
@Injectable()
export class ChangeProfileHandler {
  constructor(
    private readonly staff: StaffRepository,
    private readonly profiles: StaffProfiles,
    private readonly proofs: StaffProofs,
    private readonly clock: Clock,
  ) {}

  /** @throws PasswordWrongError, TooManyAttemptsError, EmailTakenError, SessionEndedError */
  async execute({ staffId, address, password, firstName, lastName, ...given }: ChangeProfile): Promise<AdminProfile> {
    const email = normaliseEmail(given.email);
    const known = await this.profiles.member(staffId);
    if (email !== known.email) {
      if (password === undefined) throw new PasswordWrongError();
      await this.proofs.password(known, password, address);
    }
    const changed = await this.staff.changeProfile(staffId, (before) => {
      const member = { ...before, firstName, lastName, email };
      const isSame = before.email === email && before.firstName === firstName && before.lastName === lastName;
      const entry = {
        action: 'staff.profile_changed',
        staffId,
        actor: before.email,
        address,
        subject: staffId,
        before: factsOf(before),
        after: factsOf(member),
        at: this.clock.now(),
      } as const;
      return { member, entry: isSame ? undefined : entry };
    });
    return this.profiles.show(changed);
  }
}
